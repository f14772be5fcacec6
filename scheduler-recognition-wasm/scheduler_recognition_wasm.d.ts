/* tslint:disable */
/* eslint-disable */
/**
 * Points and recognitions that may still be given this month.
 */
export interface Allowance {
    /**
     * Points left to give.
     */
    points: number;
    /**
     * Recognitions left to give; one person uses up one.
     */
    recognitions: number;
}

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
 * The cost of a recognition, and what is left after sending it.
 */
export interface RecognitionCost {
    /**
     * Points per person times people.
     */
    total: number;
    /**
     * What is left of the allowance after sending.
     */
    remaining: Allowance;
}



/**
 * The last day of the date's month, on which its allowance expires. Throws `not-a-date`,
 * `date-out-of-range`.
 */
export function allowanceExpires(date: string): string;

/**
 * The cost of a recognition and what is left afterwards. Throws, in this order, `missing-people-or-message`,
 * `message-too-long`, `points-not-a-choice`, `over-points-allowance`, `over-recognition-allowance`.
 */
export function checkRecognition(allowance: Allowance, people: number, pointsPerPerson: number, message: string): RecognitionCost;

/**
 * The value of whole euros in points.
 */
export function eurosToPoints(euros: number): number;

/**
 * Whether a balance is at least the first number of a reward's points.
 */
export function isRedeemable(balance: number, points: string): boolean;

/**
 * The longest message of a recognition, in Unicode scalar values.
 */
export function messageLimit(): number;

/**
 * How many points are missing from a balance to reach the first number of a reward's points: 0 if it is
 * enough, null if there is no number.
 */
export function missingPoints(balance: number, points: string): number | null;

/**
 * The monthly allowance of one person: 500 points in at most 8 recognitions.
 */
export function monthlyAllowance(): Allowance;

/**
 * The points per person that can be chosen, smallest first.
 */
export function pointsChoices(): number[];

/**
 * The cost of a recognition in points, whether or not it can be afforded.
 */
export function recognitionTotal(people: number, pointsPerPerson: number): number;

/**
 * The first number of a reward's points, or null if it has none.
 */
export function rewardFirstNumber(points: string): number | null;
