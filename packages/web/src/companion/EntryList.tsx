// Entries under their headings: as a glossary, or as a table if dice select them. Neighbours: CompanionPage.tsx, EntryView.tsx.
import type { Engine } from '@double-skulls/engine'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Entry } from './entries.ts'
import { chapters } from './kindNames.ts'
import { LinkedText } from './LinkedText.tsx'
import { ruleAddress } from './ruleKinds.ts'

interface ListProps {
  readonly engine: Engine
  readonly entries: readonly Entry[]
}

const Facts = ({ facts }: { readonly facts: readonly string[] }): ReactNode =>
  facts.length > 0 && <span className="rule-facts">{facts.join(' · ')}</span>

const Name = ({ engine, entry }: { readonly engine: Engine; readonly entry: Entry }): ReactNode => (
  <Link href={ruleAddress(engine.edition, entry.kind, entry.id)}>{entry.name}</Link>
)

const Rows = ({ engine, entries }: ListProps): ReactNode => (
  <table className="rule-table">
    <thead>
      <tr>
        <th scope="col">{chapters[entries[0].kind].dice}</th>
        <th scope="col">Result</th>
        <th scope="col">What it means</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>{entry.roll === '' ? '–' : entry.roll}</td>
          <th scope="row">
            <Name engine={engine} entry={entry} />
          </th>
          <td>
            <LinkedText engine={engine} text={entry.text} /> <Facts facts={entry.facts} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Glossary = ({ engine, entries }: ListProps): ReactNode => (
  <dl className="glossary">
    {entries.map((entry) => (
      <div key={`${entry.kind} ${entry.id}`}>
        <dt>
          <Name engine={engine} entry={entry} />
        </dt>
        <dd>
          <LinkedText engine={engine} text={entry.text} except={entry.id} /> <Facts facts={entry.facts} />
        </dd>
      </div>
    ))}
  </dl>
)

interface FilterProps {
  readonly groups: readonly string[]
  readonly chosen: string
  onChoose(group: string): void
}

/** More groups than these are a list to choose from. */
const MOST_BUTTONS = 12

const LongFilter = ({ groups, chosen, onChoose }: FilterProps): ReactNode => (
  <label className="rule-group-choice">
    <span>Show</span>
    <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
      <option value="">All</option>
      {groups.map((group) => (
        <option key={group}>{group}</option>
      ))}
    </select>
  </label>
)

const Filter = ({ groups, chosen, onChoose }: FilterProps): ReactNode => (
  <fieldset className="rule-filter">
    <legend className="unseen">Show only</legend>
    {['', ...groups].map((group) => (
      <button key={group} type="button" aria-pressed={group === chosen} onClick={() => onChoose(group)}>
        {group === '' ? 'All' : group}
      </button>
    ))}
  </fieldset>
)

/** One chapter with a heading per group, or a single group. */
export const EntryList = ({ engine, entries }: ListProps): ReactNode => {
  const [chosen, setChosen] = useState('')
  const groups = [...new Set(entries.map(({ group }) => group))]
  const shown = groups.includes(chosen) ? [chosen] : groups
  const filter = { groups, chosen: groups.includes(chosen) ? chosen : '', onChoose: setChosen }
  const lists = shown.map((group) => {
    const here = entries.filter((one) => one.group === group)
    const rolled = here.some(({ roll }) => roll !== '')
    return (
      <section key={group} className="rule-group">
        {group !== '' && <h3>{group}</h3>}
        {rolled ? <Rows engine={engine} entries={here} /> : <Glossary engine={engine} entries={here} />}
      </section>
    )
  })
  return (
    <>
      {groups.length > MOST_BUTTONS && <LongFilter {...filter} />}
      {groups.length > 2 && groups.length <= MOST_BUTTONS && <Filter {...filter} />}
      {lists}
    </>
  )
}

/** Search results, each with its chapter. */
export const SearchResults = ({ engine, entries }: ListProps): ReactNode => (
  <dl className="glossary found">
    {entries.map((entry) => (
      <div key={`${entry.kind} ${entry.id}`}>
        <dt>
          <Name engine={engine} entry={entry} />
          <small>{chapters[entry.kind].name}</small>
        </dt>
        <dd>
          <LinkedText engine={engine} text={entry.text} except={entry.id} />
        </dd>
      </div>
    ))}
  </dl>
)
