/** Sample figures of the experience chooser: a recognition's points, a goal in percent, places taken and free places. */
export const chooserSample = { demo: { points: 50, percent: 80 }, space: { taken: 1, all: 10 } } as const;
