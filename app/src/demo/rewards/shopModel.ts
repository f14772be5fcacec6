import entries from '#fixtures/rewards.json';
import { loadRecognition } from '~/engine/recognition';
import type { Language } from '~/shared/language';
import { rolePeople } from '../demoWorld';
import type { Role } from '../role';
import { affordabilityOf } from './affordability';
import { type Reward, type RewardEntry, rewardsOf } from './catalogue';

/** The rewards in a language, with their affordability for the role's balance. Runs at build time. */
export async function shopRewards(role: Role, language: Language): Promise<Reward[]> {
  const engine = await loadRecognition();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  const { balance } = rolePeople[role];
  return (entries as RewardEntry[]).map((entry) => ({
    ...entry,
    title: entry.title[language],
    description: entry.description[language],
    affordability: affordabilityOf(engine.value, balance, entry.points),
  }));
}

/** The rewards in the overview's scroller: those most purchased last week. */
export async function topRewards(role: Role, language: Language): Promise<Reward[]> {
  return rewardsOf(await shopRewards(role, language), 'most-purchased');
}
