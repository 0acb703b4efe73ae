// Two teams before their match: their values, what each side hires, and the match options. Neighbours: preparation.ts holds the
// decisions, PreMatchQuestion.tsx asks, SideSheet.tsx shows a side; home/newMatch.ts saves the match.
import {
  type BySide,
  baseOf,
  type Die,
  dieFaces,
  editionNamed,
  type Side,
  seededRoller,
  sides,
  weatherFor,
} from '@double-skulls/engine'
import {
  bookOf,
  gold,
  handicapRollsFor,
  matchPresets,
  preMatch,
  sensibleCoach,
  setupFor,
  type Team,
  teamRating,
} from '@double-skulls/league'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { FixtureSide } from '../home/fixture.ts'
import { beforeAddress, seatsAgainst, type Wanted } from '../home/newMatch.ts'
import { agreedOf, readAgreement } from '../match/agreement.ts'
import { chanceDice, seededDice } from '../match/dice.ts'
import { engineNamed } from '../match/engines.ts'
import { keepStart } from '../match/keepStart.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { settings } from '../settings/store.ts'
import { botWords } from '../words/bots.ts'
import { noneAgreed } from './AgreedHandicaps.tsx'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { MatchTerms } from './MatchTerms.tsx'
import { PreMatchQuestion } from './PreMatchQuestion.tsx'
import { type Pairing, teamsOf } from './pairing.ts'
import { noWish, type Preparation, preparationOf, returned, type Wish, without } from './preparation.ts'
import { SideSheet } from './SideSheet.tsx'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const fits = (faces: readonly number[] | undefined, dice: readonly Die[]): boolean =>
  faces?.length === dice.length && dice.every((die, i) => faces[i] <= dieFaces(die))

/** Dice faces that stay the same however often the questions are answered again; new ones are appended to those given. */
const useDice = (thrown: number[][]): ((dice: readonly Die[], place: number) => readonly number[]) =>
  useCallback(
    (dice, place) => {
      const seed = wantedSeed()
      // Another answer may ask for other dice.
      if (!fits(thrown[place], dice)) thrown[place] = (seed === null ? chanceDice : seededDice(seed))(dice, place)
      return thrown[place]
    },
    [thrown],
  )

const weatherName = (edition: string, { foretold }: Preparation['result']): string => {
  const dice = foretold.find(({ why }) => why === 'weather')?.dice
  const engine = engineNamed(edition)
  if (!dice || !engine) return ''
  return weatherFor(
    engine.rules.tables.weather,
    dice.reduce((sum, face) => sum + face, 0),
  ).name
}

const topicWords = ({ ask }: Preparation): string =>
  ask?.about?.topic.startsWith('handicap') ? 'its handicaps' : 'what to take along'

/** Both teams with their lists. */
const fixtureIn = (base: string, teams: BySide<Team>): BySide<FixtureSide> => {
  const rosters = editionNamed(base)?.rosters ?? []
  const of = ({ name, colours, roster }: Team): FixtureSide => ({
    ...{ choice: roster, name, colours },
    roster: rosters.find(({ id }) => id === roster) ?? null,
  })
  return { home: of(teams.home), away: of(teams.away) }
}

interface PrepareProps {
  readonly wanted: Wanted
  readonly pairing: Pairing
}

export const Prepare = ({ wanted, pairing }: PrepareProps): ReactNode => {
  const { opponent } = wanted
  const [, navigate] = useLocation()
  const base = baseOf(wanted.edition)
  const presets = useMemo(() => matchPresets(base), [base])
  const address = beforeAddress(wanted)
  const [draft] = useState(() => keptDraft(address))
  const [edition, setEdition] = useState(draft?.edition ?? wanted.edition)
  const [agreed, setAgreed] = useState(draft?.agreed ?? noneAgreed)
  const [agreement, setAgreement] = useState(() =>
    readAgreement(draft ? draft.agreement : settings().lastPairing?.agreement),
  )
  const [thrown] = useState(() => (draft?.thrown ?? []).map((faces) => [...faces]))
  // A coach who opens this page wants money to spend.
  const [terms, setTerms] = useState(
    pairing.terms.find(({ id }) => id === draft?.terms) ?? pairing.terms[1] ?? pairing.terms[0],
  )
  const [preset, setPreset] = useState(presets.find(({ id }) => id === draft?.preset) ?? presets[0])
  const bot = opponent !== 'hotSeat'
  const [wishes, setWishes] = useState<BySide<Wish | null>>({
    home: draft?.wishes.home ?? noWish,
    away: bot ? null : (draft?.wishes.away ?? noWish),
  })
  const [fault, setFault] = useState('')
  const throwDice = useDice(thrown)
  const heading = useRef<HTMLHeadingElement>(null)
  const teams = useMemo(() => teamsOf(wanted, pairing, terms), [wanted, pairing, terms])
  const fixture = fixtureIn(base, teams)
  const lists = sides.flatMap((of) => fixture[of].roster ?? [])
  const preparation = preparationOf({
    // A saved team is not paid or charged for this match, so there is no betting.
    start: () =>
      preMatch(teams.home, teams.away, {
        ...{ ...preset.options, agreed, friendly: true },
        agreement: agreedOf(edition, agreement, lists),
      }),
    wishes,
    chooseForBot: sensibleCoach(seededRoller(1)).choose,
    throwDice,
  })
  const { side } = preparation
  const names = { home: teams.home.name, away: teams.away.name }
  const change = (of: Side, to: (wish: Wish) => Wish): void => {
    const wish = wishes[of]
    if (wish) setWishes({ ...wishes, [of]: to(without(wish, preparation.dropped[of])) })
  }
  useEffect(() =>
    keepDraft(address, { edition, terms: terms?.id ?? '', preset: preset.id, agreed, agreement, wishes, thrown }),
  )
  // The other side decides now: the focus moves there.
  const before = useRef(side)
  useEffect(() => {
    if (before.current !== side) heading.current?.focus()
    before.current = side
  }, [side])
  const kickOff = (): void => {
    const { foretold } = preparation.result
    const setup = setupFor(preparation.result, preset.decisive)
    const beginning = { setup, ...(foretold.length > 0 ? { foretold } : {}) }
    keepStart({ edition, seats: seatsAgainst(opponent), beginning, seed: wantedSeed() })
      .then((id) => {
        forgetDraft(address)
        navigate(`/match/${id}`)
      })
      .catch((error: unknown) => setFault(reasonOf(error)))
  }
  const who = (of: Side): string => {
    if (of === 'home') return bot ? 'you' : 'the first coach'
    return bot ? `bot, ${botWords[opponent]}` : 'the second coach'
  }
  const ratings = { home: teamRating(teams.home), away: teamRating(teams.away) }
  const gap = bookOf(teams.home).league.rated ? Math.abs(ratings.home - ratings.away) : 0
  const weaker: Side = ratings.home < ratings.away ? 'home' : 'away'
  const { gate } = preparation.result.options
  const weather = weatherName(edition, preparation.result)
  const nothing = side === null && sides.every((of) => preparation.shops[of] === null && wishes[of]?.done !== true)
  return (
    <>
      <MatchTerms
        {...{ edition, teams, terms: pairing.terms, chosenTerms: terms, presets, preset, agreed, fixture, agreement }}
        onTerms={setTerms}
        onPreset={setPreset}
        onEdition={setEdition}
        onAgreed={setAgreed}
        onAgreement={setAgreement}
      />
      {(pairing.kept.home || pairing.kept.away) && (
        <p className="quiet">
          A friendly: the treasury of a team of yours stays as it is, whatever you spend here, and so do its players.
        </p>
      )}
      {gap > 0 && (
        <p className="quiet">
          The ratings differ by {gap}
          {handicapRollsFor(gap).rolls > 0 && `: ${names[weaker]} has handicaps for it`}.
        </p>
      )}
      {weather !== '' && <p className="quiet">The weather will be: {weather}.</p>}
      {gate !== undefined && <p className="quiet">The gate: {gold(gate)} spectators.</p>}
      <div className="side-sheets">
        {sides.map((of) => {
          const wish = wishes[of]
          const decided = wish !== null && (wish.done || Object.keys(wish.said).length > 0) && side !== of
          return (
            <SideSheet
              key={of}
              side={of}
              teams={teams}
              preparation={preparation}
              who={who(of)}
              onChange={decided ? () => change(of, (now) => ({ ...now, said: {}, done: false })) : null}
              onReturn={side === of && wish ? (what) => change(of, (now) => returned(now, what)) : null}
            />
          )
        })}
      </div>
      <section className="before-asked" aria-labelledby="before-asked">
        <h2 id="before-asked" ref={heading} tabIndex={-1}>
          {side === null ? 'Ready' : `${teams[side].name}: ${topicWords(preparation)}`}
        </h2>
        {sides.map(
          (of) =>
            preparation.dropped[of].length > 0 && (
              <p key={of} className="trouble" role="alert">
                {names[of]} can no longer have all they took; choose something else for the money.
              </p>
            ),
        )}
        {side !== null && (
          <PreMatchQuestion
            edition={edition}
            preparation={preparation}
            side={side}
            team={teams[side]}
            onWish={(to) => change(side, to)}
          />
        )}
        {nothing && <p>Nothing can be hired for this match: neither side has anything to spend.</p>}
        {fault !== '' && (
          <p className="trouble" role="alert">
            This match could not be kept on this device: {fault}
          </p>
        )}
        {side === null && (
          <button type="button" className="kick-off" onClick={kickOff}>
            Kick off
          </button>
        )}
      </section>
    </>
  )
}
