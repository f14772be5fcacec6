/** Sample figures of the experience chooser: points of a recognition, a goal in percent, taken places out of all. */
export const chooserSample = { demo: { points: 50, percent: 80 }, space: { taken: 1, all: 10 } } as const;
