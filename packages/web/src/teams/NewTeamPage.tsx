// Founding a team: its edition, its team list, and a ready squad or an empty sheet. Neighbours: listWords.ts describes a list,
// TeamPage.tsx goes on from here.
import type { Roster } from '@double-skulls/engine'
import { editionOf, type Founding, foundTeam, gold, listsOf, suggestTeam, type Team } from '@double-skulls/league'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import { Crest } from '../kits/Crest.tsx'
import { playableEditions } from '../match/playable.ts'
import { keepTeam, newTeamId } from '../store/teams.ts'
import { fileFault } from './faults.ts'
import { MixedOffers, Offers } from './HireTable.tsx'
import { listWords } from './listWords.ts'

const facts = ({ rerollCost, apothecary, positions, mostBigGuys }: Roster): string =>
  [
    `re-roll ${gold(rerollCost)}`,
    apothecary ? 'apothecary' : 'no apothecary',
    `players ${gold(Math.min(...positions.map(({ cost }) => cost)))} to ${gold(Math.max(...positions.map(({ cost }) => cost)))}`,
    ...(mostBigGuys === undefined ? [] : [`big guys ${mostBigGuys}`]),
  ].join(' · ')

interface ListChoiceProps {
  readonly edition: string
  readonly lists: readonly Roster[]
  readonly value: string
  onChange(list: string): void
}

const ListChoice = ({ edition, lists, value, onChange }: ListChoiceProps): ReactNode => (
  <fieldset className="list-choice">
    <legend>Team list</legend>
    {lists.map((list) => (
      <label key={list.id} className="list-card">
        <input
          type="radio"
          name="list"
          value={list.id}
          checked={value === list.id}
          onChange={() => onChange(list.id)}
        />
        <span className="list-body">
          <b>{list.name}</b>
          <span>{listWords(edition, list.id)}</span>
          <small>{facts(list)}</small>
        </span>
      </label>
    ))}
  </fieldset>
)

/** The positions of the chosen list, shown before founding. */
const Preview = ({ team, list }: { readonly team: Team; readonly list: Roster }): ReactNode => (
  <details className="list-preview">
    <summary>{list.name}: who plays</summary>
    <Offers team={team} kind="hired" entries={list.positions} edit={null} />
    {list.others && <MixedOffers team={team} groups={list.others} edit={null} />}
    {[...(list.specialRules ?? []), ...(list.chooseOne ?? [])].length > 0 && (
      <p className="quiet">
        {[...(list.specialRules ?? []), ...(list.chooseOne ? [`one of ${list.chooseOne.join(', ')}`] : [])].join(' · ')}
      </p>
    )}
  </details>
)

export const NewTeamPage = (): ReactNode => {
  const [, navigate] = useLocation()
  const [editions] = useState(() => playableEditions.map(({ id }) => editionOf(id)))
  const [chosen, setChosen] = useState(editions[0])
  const lists = useMemo(() => listsOf(chosen.league, chosen.edition), [chosen])
  const [roster, setRoster] = useState('')
  const [name, setName] = useState('')
  const [exhibition, setExhibition] = useState(false)
  const [campaign, setCampaign] = useState(false)
  const [fault, setFault] = useState('')
  const list = lists.find(({ id }) => id === roster) ?? null
  const founding = (one: Roster): Founding => ({
    edition: chosen.edition.id,
    roster: one.id,
    name: name.trim() === '' ? `${one.name} Team` : name.trim(),
    exhibition: exhibition && chosen.league.exhibition !== null,
    campaign: campaign && chosen.league.campaign !== null,
  })
  const found = (make: (wish: Founding) => Team): void => {
    if (!list) {
      setFault('Choose a team list first.')
      return
    }
    const team = make(founding(list))
    const why = fileFault(team)
    if (why !== '') {
      setFault(`The name ${why}.`)
      return
    }
    const id = newTeamId()
    keepTeam({ id, team, changedAt: Date.now() })
      .then(() => navigate(`/team/${id}`))
      .catch((error: unknown) => setFault(`The team could not be kept: ${String(error)}`))
  }
  return (
    <Page title="Found a team">
      <form
        className="founding"
        onSubmit={(event) => {
          event.preventDefault()
          found(suggestTeam)
        }}
      >
        <label className="field-row">
          <span>Rules</span>
          <select
            value={chosen.edition.id}
            onChange={({ target }) => {
              setChosen(editions.find(({ edition }) => edition.id === target.value) ?? editions[0])
              setFault('')
            }}
          >
            {editions.map(({ edition, league }) => (
              <option key={edition.id} value={edition.id}>
                {edition.name}, {gold(league.budget)}
              </option>
            ))}
          </select>
        </label>
        <label className="field-row">
          <span>Name</span>
          <input
            className="typed"
            value={name}
            maxLength={80}
            autoComplete="off"
            placeholder={list ? `${list.name} Team` : 'Can wait'}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {(list || name.trim() !== '') && (
          <p className="founding-crest">
            <Crest team={{ name: list ? founding(list).name : name.trim() }} />
            <span className="quiet">Its crest and colours come with the name; other colours can be chosen later.</span>
          </p>
        )}
        {chosen.league.campaign && (
          <label className="charter-check">
            <input type="checkbox" checked={campaign} onChange={({ target }) => setCampaign(target.checked)} />
            For a full campaign: a treasury of {gold(chosen.league.campaign.budget)} Gold Crowns, wages, training, a
            bench; the Undead live on magic
          </label>
        )}
        {chosen.league.exhibition && !(chosen.league.campaign && campaign) && (
          <label className="charter-check">
            <input type="checkbox" checked={exhibition} onChange={({ target }) => setExhibition(target.checked)} />
            For single matches, without a league ({gold(chosen.league.exhibition.budget[0])} and more)
          </label>
        )}
        <ListChoice
          edition={chosen.edition.id}
          lists={lists}
          value={roster}
          onChange={(one) => {
            setRoster(one)
            setFault('')
          }}
        />
        <div className="found-bar">
          {list ? (
            <Preview team={foundTeam(founding(list))} list={list} />
          ) : (
            <p className="quiet">Choose a list; a squad ready made can be changed afterwards.</p>
          )}
          {fault !== '' && (
            <p className="trouble" role="alert">
              {fault}
            </p>
          )}
          <p className="found-verbs">
            <button type="submit" className="kick-off">
              Found with a squad
            </button>
            <button type="button" className="plain" onClick={() => found(foundTeam)}>
              Found empty
            </button>
          </p>
        </div>
      </form>
    </Page>
  )
}
