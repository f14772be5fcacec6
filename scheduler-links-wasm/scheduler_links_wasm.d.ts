/* tslint:disable */
/* eslint-disable */
/**
 * The shape of every error that a package throws.
 */
export interface EngineError extends Error {
    /**
     * A stable kebab-case code.
     */
    code: string;
    /**
     * Where the error is, such as `shifts[3].staffId`, if it is at one place.
     */
    path?: string;
}



/**
 * The document in a text of `toLink`, for `Editor.fromDocument`. Throws `share-not-recognised`, `share-version`,
 * `share-damaged`, `text-too-long`, `too-large-to-share`.
 */
export function fromLink(link: string): string;

/**
 * A document of the engine (`Editor.document`) as a short text of letters, digits, - and _. Throws
 * `too-large-to-share`.
 */
export function toLink(document: string): string;
