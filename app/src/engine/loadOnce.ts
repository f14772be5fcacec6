import { asError, type Result } from './result';

/** Loads a package once. */
export interface Loader<Package> {
  (): Promise<Result<Package>>;
  /** The package; null until it is loaded. */
  loaded: Result<Package> | null;
}

/**
 * A loader of a package. After a failed load the next call tries again, but browsers cache a module whose evaluation
 * failed: only a new document is sure to reload it.
 */
export function loadOnce<Package>(load: () => Promise<Package>): Loader<Package> {
  let loading: Promise<Result<Package>> | undefined;
  const loader = () => {
    loading ??= load().then(
      (value): Result<Package> => {
        loader.loaded = { ok: true, value };
        return loader.loaded;
      },
      (error): Result<Package> => {
        loading = undefined;
        return { ok: false, fault: asError(error) };
      },
    );
    return loading;
  };
  loader.loaded = null as Result<Package> | null;
  return loader;
}
