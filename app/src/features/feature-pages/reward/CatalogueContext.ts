import { createContext, useContext } from 'react';
import type { CatalogueReward } from './catalogue';

/** The page's rewards, for sections that load later. */
export const CatalogueContext = createContext<readonly CatalogueReward[]>([]);

export function useCatalogue(): readonly CatalogueReward[] {
  return useContext(CatalogueContext);
}
