// Saves one state at a time, then the latest: a formation of many answers must not leave a queue that a reload cuts off.
// Neighbour: localHost.ts saves after every input.

/** The save was refused, because another tab plays the match now. Nothing was written. */
export class RefusedSave extends Error {}

export interface Saver {
  save(): void
  /** Resolves when nothing is left to be saved. */
  done(): Promise<void>
}

/** `write` saves the state that is the latest when it is called. */
export const newSaver = (write: () => Promise<void>, onFault: (error: unknown) => void): Saver => {
  let saving = false
  let outdated = false
  let waiting: (() => void)[] = []

  const save = (): void => {
    outdated = saving
    if (saving) return
    saving = true
    write()
      .catch((error: unknown) => {
        if (error instanceof RefusedSave) outdated = false
        else onFault(error)
      })
      .finally(() => {
        saving = false
        if (outdated) return save()
        for (const tell of waiting) tell()
        waiting = []
      })
  }

  return { save, done: () => (saving ? new Promise((tell) => waiting.push(tell)) : Promise.resolve()) }
}
