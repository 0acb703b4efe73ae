// A test of a rule: its title names the ledger's items, and it runs in every edition concerned. Items of bugman are
// tested in crp too (crp builds on it), unless the test says otherwise. Neighbour: scene.ts.
import { it } from 'vitest'

const BOTH: readonly string[] = ['bugman', 'crp']
/** Of scenes in tests that are no rules. */
const USUAL = 'bugman'
let edition = USUAL
let checks: (() => void)[] = []

export const currentEdition = (): string => edition

/** Runs after each test: a scripted die that was not rolled fails it. */
export const watch = (check: () => void): void => {
  checks.push(check)
}

const runIn = (name: string, body: () => void): void => {
  edition = name
  checks = []
  try {
    body()
    for (const check of checks) check()
  } finally {
    edition = USUAL
  }
}

/** The editions of a title; a rule of third may be one of another edition too: `[crp 12] [third 233] …`. */
const namedIn = (title: string): readonly string[] => {
  const third = title.includes('[third') ? ['third'] : []
  if (title.includes('[bugman')) return [...BOTH, ...third]
  if (title.includes('[bb2020')) return ['bb2020', ...third]
  return third.length > 0 && !title.includes('[crp') ? third : ['crp', ...third]
}

/** `[bugman 74] leaving a tackle zone needs a dodge roll`; `only` if an edition plays it differently. */
export const rule = (title: string, body: () => void, only?: string): void => {
  const editions = only ? [only] : namedIn(title)
  for (const name of editions) it(editions.length > 1 ? `${title} (${name})` : title, () => runIn(name, body))
}
