// What no other edition has, chapter by chapter. Neighbours: otherEditions.ts finds it, CompanionPage.tsx has its place,
// EntryList.tsx shows entries.
import type { Engine } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { EntryList } from './EntryList.tsx'
import type { Entry } from './entries.ts'
import { chapters } from './kindNames.ts'
import { ruleAddress, ruleKinds } from './ruleKinds.ts'

/** The address of this page, where others have a chapter. */
export const ONLY_HERE = 'only'

/** Above this number the names are enough. */
const FEW = 40

const Names = ({ engine, entries }: { readonly engine: Engine; readonly entries: readonly Entry[] }): ReactNode => (
  <p>
    {entries.map(({ kind, id, name }, i) => (
      <span key={id}>
        {i > 0 && ', '}
        <Link href={ruleAddress(engine.edition, kind, id)}>{name}</Link>
      </span>
    ))}
  </p>
)

export const OnlyHere = ({
  engine,
  entries,
}: {
  readonly engine: Engine
  readonly entries: readonly Entry[]
}): ReactNode => (
  <>
    <h2>Only in {engine.rules.name}</h2>
    <p className="quiet">What no other edition here has, under this or another name.</p>
    {ruleKinds.map((kind) => {
      const listed = entries.filter((one) => one.kind === kind).map((one) => ({ ...one, group: '' }))
      if (listed.length === 0) return null
      return (
        <section key={kind} className="rule-group">
          <h3>{chapters[kind].name}</h3>
          {listed.length > FEW ? (
            <Names engine={engine} entries={listed} />
          ) : (
            <EntryList engine={engine} entries={listed} />
          )}
        </section>
      )
    })}
  </>
)
