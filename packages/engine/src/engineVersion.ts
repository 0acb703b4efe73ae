// The version of the package, which records and saved matches carry. Neighbours: engine.ts, play/record.ts.

/** Whether a recorded match still plays the same is said by the rules version of its edition. */
export const ENGINE_VERSION = '0.2.0'
