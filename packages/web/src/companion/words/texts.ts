// The format of our texts: a name, a colon and its sentences; continuation lines are indented. Neighbours: one file per category
// in this folder; index.ts says which edition uses which.

export interface Texts {
  readonly [id: string]: string
}

export const texts = (written: string): Texts => {
  const found: Record<string, string> = {}
  let id = ''
  for (const line of written.split('\n')) {
    const [, name, rest] = /^(\S.*?): (.*)$/.exec(line) ?? []
    if (name !== undefined) {
      if (found[name] !== undefined) throw new Error(`"${name}" is told twice`)
      id = name
      found[id] = rest.trim()
    } else if (line.trim() !== '') found[id] = `${found[id]} ${line.trim()}`
  }
  return found
}

/** The texts of these names, for an edition that shares them with another. */
export const someOf = (all: Texts, ids: readonly string[]): Texts =>
  Object.fromEntries(
    ids.map((id) => {
      const text = all[id]
      if (text === undefined) throw new Error(`"${id}" is not told`)
      return [id, text]
    }),
  )
