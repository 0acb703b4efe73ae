// One entry by itself: its text and numbers, who has it, and how other editions differ. Neighbours: CompanionPage.tsx, otherEditions.ts,
// TeamList.tsx.
import type { Engine } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Entry, entriesOf } from './entries.ts'
import { chapters } from './kindNames.ts'
import { LinkedText } from './LinkedText.tsx'
import { ONLY_HERE } from './OnlyHere.tsx'
import { inOtherEditions, othersThan, saysTheSame } from './otherEditions.ts'
import { priceWords } from './prices.ts'
import { RuleName, RuleNames } from './RuleName.tsx'
import { ruleAddress } from './ruleKinds.ts'
import { TeamList } from './TeamList.tsx'

interface EntryProps {
  readonly engine: Engine
  readonly entry: Entry
}

/** Positions and stars that start with a skill. */
const Owners = ({ engine, entry }: EntryProps): ReactNode => {
  if (entry.kind !== 'skill') return null
  const teams = engine.rules.rosters
    .map((roster) => ({ roster, names: roster.positions.filter(({ skills }) => skills.includes(entry.id)) }))
    .filter(({ names }) => names.length > 0)
  const stars = engine.rules.stars.filter(({ skills }) => skills.includes(entry.id))
  if (teams.length + stars.length === 0) return null
  return (
    <section className="rule-group">
      <h3>Who has it</h3>
      <ul className="owners">
        {teams.map(({ roster, names }) => (
          <li key={roster.id}>
            <RuleName engine={engine} kind="team" id={roster.id}>
              {roster.name}
            </RuleName>
            : {names.map(({ name }) => name).join(', ')}
          </li>
        ))}
        {stars.length > 0 && (
          <li>
            Stars:{' '}
            {stars.map(({ id, name }, i) => (
              <span key={id}>
                {i > 0 && ', '}
                <RuleName engine={engine} kind="star" id={id}>
                  {name}
                </RuleName>
              </span>
            ))}
          </li>
        )}
      </ul>
    </section>
  )
}

/** Above this number, positions of one name are only listed. */
const FEW = 2

const told = (entry: Entry, others: readonly Entry[], one: Entry): string => {
  if (entry.kind === 'star' || entry.kind === 'team' || others.length > FEW) return ''
  return saysTheSame(one, entry) ? ': the same.' : `: ${[one.text, ...one.facts].join(' · ')}`
}

const Elsewhere = ({ engine, entry }: EntryProps): ReactNode => {
  const kin = inOtherEditions(entry, othersThan(engine))
  if (kin.every(({ entries }) => entries.length === 0))
    return (
      <section className="rule-group">
        <h3>In other editions</h3>
        <p className="only-here">
          Only in {engine.rules.name}.{' '}
          <Link href={`/rules/${engine.rules.base}/${ONLY_HERE}`}>What else no other edition has</Link>
        </p>
      </section>
    )
  return (
    <section className="rule-group">
      <h3>In other editions</h3>
      <dl className="elsewhere">
        {kin.map(({ engines, entries }) => (
          <div key={engines[0].edition}>
            <dt>{engines.map(({ rules }) => rules.name).join(', ')}</dt>
            {entries.length === 0 && <dd className="quiet">Not there.</dd>}
            {entries.map((one) => (
              <dd key={one.id}>
                <Link href={ruleAddress(engines[0].edition, one.kind, one.id)}>{one.name}</Link>
                {told(entry, entries, one)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

const Neighbours = ({ engine, entry }: EntryProps): ReactNode => {
  const chapter = entriesOf(engine).filter(({ kind }) => kind === entry.kind)
  const at = chapter.findIndex(({ id }) => id === entry.id)
  const before = chapter[at - 1]
  const after = chapter[at + 1]
  return (
    <nav className="rule-neighbours" aria-label="Entries before and after">
      <span>{before && <Link href={ruleAddress(engine.edition, before.kind, before.id)}>← {before.name}</Link>}</span>
      <Link href={`/rules/${engine.rules.base}/${entry.kind}`}>↑ {chapters[entry.kind].name}</Link>
      <span>{after && <Link href={ruleAddress(engine.edition, after.kind, after.id)}>{after.name} →</Link>}</span>
    </nav>
  )
}

export const EntryView = ({ engine, entry }: EntryProps): ReactNode => {
  const star = entry.kind === 'star' ? engine.rules.stars.find(({ id }) => id === entry.id) : undefined
  const roster = entry.kind === 'team' ? engine.rules.rosters.find(({ id }) => id === entry.id) : undefined
  const price = entry.kind === 'inducement' ? priceWords(engine, entry.id) : []
  const facts = [...(entry.roll === '' ? [] : [`rolled on ${entry.roll}`]), ...entry.facts, ...price]
  return (
    <article className="rule-entry">
      <p className="rule-chapter">
        {chapters[entry.kind].name}
        {entry.group !== '' && ` · ${entry.group}`}
      </p>
      <h2>{entry.name}</h2>
      <p className="rule-text">
        <LinkedText engine={engine} text={entry.text} except={entry.id} />
      </p>
      {facts.length > 0 && (
        <ul className="rule-fact-list">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {entry.parts.length > 0 && (
        <dl className="glossary">
          {entry.parts.map((part) => (
            <div key={part.name}>
              <dt>{part.name}</dt>
              <dd>
                <LinkedText engine={engine} text={part.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {star && (
        <p>
          <RuleNames engine={engine} ids={star.skills} />
        </p>
      )}
      {roster && <TeamList engine={engine} roster={roster} />}
      <Owners engine={engine} entry={entry} />
      <Elsewhere engine={engine} entry={entry} />
      <Neighbours engine={engine} entry={entry} />
    </article>
  )
}
