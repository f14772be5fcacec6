import { create } from 'zustand';

interface PhoneStore {
  readonly isOpen: boolean;
  /** The id of the phone's owner; null means the default owner (TeamMemberPhone). */
  readonly staffId: string | null;
}

/** The simulated phone beside the roster. */
export const usePhone = create<PhoneStore>()(() => ({ isOpen: false, staffId: null }));

export function openPhone(staffId: string | null = null): void {
  usePhone.setState((phone) => ({ isOpen: true, staffId: staffId ?? phone.staffId }));
}

export function closePhone(): void {
  usePhone.setState({ isOpen: false });
}

export function setPhoneOwner(staffId: string): void {
  usePhone.setState({ staffId });
}
