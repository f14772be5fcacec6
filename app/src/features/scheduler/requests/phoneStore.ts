import { create } from 'zustand';

interface PhoneStore {
  readonly isOpen: boolean;
  /** The id of the person whose phone it is; null lets the phone choose somebody who was told of an open shift. */
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

export function takePhoneOf(staffId: string): void {
  usePhone.setState({ staffId });
}
