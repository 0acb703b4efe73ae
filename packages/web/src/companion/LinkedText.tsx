// Our texts with the names of skills in them as links. Neighbours: EntryList.tsx and EntryView.tsx show texts with it.
import type { Engine } from '@double-skulls/engine'
import { Fragment, type ReactNode } from 'react'
import { RuleName } from './RuleName.tsx'

interface Names {
  readonly pattern: RegExp
  readonly ids: ReadonlyMap<string, string>
}

// Cached per edition for the lifetime of the program.
const known = new WeakMap<Engine, Names>()

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Longest first, so that Mighty Blow (+1) is matched as a whole. "Block action" means the action, not the skill. */
const namesOf = (engine: Engine): Names => {
  const found = known.get(engine)
  if (found) return found
  const ids = new Map([...engine.rules.skills.values()].map(({ id, name }) => [name, id]))
  const names = [...ids.keys()].sort((a, b) => b.length - a.length).map(quoted)
  const made = { pattern: new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-]| action| dice)`, 'g'), ids }
  known.set(engine, made)
  return made
}

interface LinkedTextProps {
  readonly engine: Engine
  readonly text: string
  /** The entry that the text belongs to: its own name is not linked. */
  readonly except?: string
}

export const LinkedText = ({ engine, text, except = '' }: LinkedTextProps): ReactNode => {
  const { pattern, ids } = namesOf(engine)
  return text.split(pattern).map((part, i) => {
    const id = i % 2 === 1 ? ids.get(part) : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    if (id === undefined || id === except) return <Fragment key={i}>{part}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <RuleName key={i} engine={engine} kind="skill" id={id}>
        {part}
      </RuleName>
    )
  })
}
