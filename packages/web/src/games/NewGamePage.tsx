// Arranging a game of two campaign teams of this device: the opponents, who coaches them, by which rules. Neighbours: GamePage.tsx goes
// on; home/ arranges friendlies.
import { optionsOf, presetsOf } from '@double-skulls/engine'
import { type CampaignPhase, campaignPhases, type MatchStage, matchStages } from '@double-skulls/league'
import { presetNamed } from '@double-skulls/words'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Page } from '../frame/Page.tsx'
import type { Opponent } from '../home/newMatch.ts'
import { seatsAgainst } from '../home/newMatch.ts'
import { opponentNamed } from '../home/remembered.ts'
import { wantedSeed } from '../match/wantedSeed.ts'
import { keepNewGame, keptGames, newGameId } from '../store/games.ts'
import type { KeptGame } from '../store/keptGame.ts'
import { reason } from '../store/shelf.ts'
import { type KeptTeam, keptTeams } from '../store/teams.ts'
import { whyNot } from '../teams/fielding.ts'
import { botWords, opponents } from '../words/bots.ts'

interface Found {
  readonly own: KeptTeam | null
  readonly others: readonly KeptTeam[]
  /** Why the own team cannot play; '' when it can. */
  readonly why: string
  readonly open: string
}

const find = async (id: string): Promise<Found> => {
  const [{ sound }, games] = await Promise.all([keptTeams(), keptGames()])
  const busy = games.sound.filter(({ done }) => !done)
  const own = sound.find((one) => one.id === id) ?? null
  const isBusy = ({ id: team }: KeptTeam): boolean => busy.some(({ kept }) => kept.home === team || kept.away === team)
  return {
    own,
    others: sound.filter(
      (one) =>
        one.id !== id &&
        one.team.campaign &&
        one.team.edition === own?.team.edition &&
        whyNot(one.team) === '' &&
        !isBusy(one),
    ),
    why: !own
      ? 'It is not on this device.'
      : !own.team.campaign
        ? 'It is no team of a full campaign.'
        : whyNot(own.team),
    open: busy.find(({ kept }) => kept.home === id || kept.away === id)?.id ?? '',
  }
}

const stageNames: { readonly [S in MatchStage]: string } = {
  league: 'A league match',
  playOff: 'Another play-off',
  semiFinal: 'A semi-final',
  final: 'A final',
}

const phaseWords: { readonly [P in CampaignPhase]: string } = {
  magic: 'Magic carried over',
  freebooters: 'Freebooters for hire',
  tricks: 'Dirty tricks',
}

interface Terms {
  readonly opponent: Opponent
  readonly rules: string
  readonly stage: MatchStage
  readonly phases: readonly CampaignPhase[]
}

const gameOf = (own: KeptTeam, other: KeptTeam, { opponent, rules, stage, phases }: Terms): KeptGame => ({
  ...{ id: newGameId(), kept: { home: own.id, away: other.id }, seats: seatsAgainst(opponent) },
  seed: wantedSeed() ?? crypto.getRandomValues(new Int32Array(1))[0],
  teams: { home: own.team, away: other.team },
  options: {
    match: optionsOf(rules),
    ...(stage === 'league' ? {} : { stage }),
    ...(phases.length > 0 ? { phases } : {}),
  },
  decisive: stage !== 'league',
  ...{ said: {}, over: [], match: '', done: false, changedAt: Date.now() },
})

const Arrange = ({ own, others }: { readonly own: KeptTeam; readonly others: readonly KeptTeam[] }): ReactNode => {
  const [, navigate] = useLocation()
  const sets = useMemo(() => presetsOf(own.team.edition), [own.team.edition])
  const [other, setOther] = useState(others[0].id)
  const [opponent, setOpponent] = useState<Opponent>('hotSeat')
  const [rules, setRules] = useState(sets.at(-1)?.id ?? own.team.edition)
  const [stage, setStage] = useState<MatchStage>('league')
  const [phases, setPhases] = useState<readonly CampaignPhase[]>(campaignPhases)
  const [fault, setFault] = useState('')
  const on = optionsOf(rules)
  // A phase whose part of the match is left out is left out too.
  const needs: { readonly [P in CampaignPhase]: boolean } = {
    magic: on.some((option) => option === 'items' || option === 'spells'),
    freebooters: true,
    tricks: on.some((option) => option === 'tricks'),
  }
  const open = campaignPhases.filter((phase) => needs[phase])
  const start = (): void => {
    const rival = others.find(({ id }) => id === other)
    if (!rival) return
    const game = gameOf(own, rival, { opponent, rules, stage, phases: open.filter((phase) => phases.includes(phase)) })
    keepNewGame(game)
      .then(() => navigate(`/game/${game.id}`))
      .catch((error: unknown) => setFault(`The game could not be kept: ${reason(error)}`))
  }
  const pick = (
    name: string,
    value: string,
    choices: readonly (readonly [string, string])[],
    set: (value: string) => void,
  ): ReactNode => (
    <label className="field-row">
      <span>{name}</span>
      <select value={value} onChange={({ target }) => set(target.value)}>
        {choices.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <form
      className="founding"
      onSubmit={(event) => {
        event.preventDefault()
        start()
      }}
    >
      {pick(
        'Opponent',
        other,
        others.map(({ id, team }) => [id, team.name] as const),
        setOther,
      )}
      {pick(
        'Coached by',
        opponent,
        [['hotSeat', 'A friend at this screen'], ...opponents.map((bot) => [bot, `A bot: ${botWords[bot]}`] as const)],
        (value) => setOpponent(opponentNamed(value) ?? 'hotSeat'),
      )}
      {pick(
        'Rules of the match',
        rules,
        sets.map(({ id }) => [id, presetNamed(id)?.name ?? 'The game of 1988'] as const),
        setRules,
      )}
      {pick(
        'Played as',
        stage,
        matchStages.map((one) => [one, stageNames[one]] as const),
        (value) => setStage(matchStages.find((one) => one === value) ?? 'league'),
      )}
      <fieldset className="phase-ticks">
        <legend>Before the match</legend>
        {open.map((phase) => (
          <label key={phase} className="charter-check">
            <input
              type="checkbox"
              checked={phases.includes(phase)}
              onChange={({ target }) =>
                setPhases(target.checked ? [...phases, phase] : phases.filter((one) => one !== phase))
              }
            />
            {phaseWords[phase]}
          </label>
        ))}
      </fieldset>
      {fault !== '' && (
        <p className="trouble" role="alert">
          {fault}
        </p>
      )}
      <p className="found-verbs">
        <button type="submit" className="kick-off">
          To the game
        </button>
      </p>
      <p className="quiet">
        What happens counts: gold, injuries, deaths and points stay with both teams. Until the game is over neither is
        changed on its page.
      </p>
    </form>
  )
}

export const NewGamePage = ({ team }: { readonly team: string }): ReactNode => {
  const [found, setFound] = useState<Found | null>(null)
  const [fault, setFault] = useState('')
  useEffect(() => {
    let gone = false
    find(team).then(
      (one) => {
        if (!gone) setFound(one)
      },
      (error: unknown) => {
        if (!gone) setFault(reason(error))
      },
    )
    return () => {
      gone = true
    }
  }, [team])
  const trouble = fault || (found?.why ?? '')
  return (
    <Page title="A game of the campaign" {...(found?.own ? { lead: found.own.team.name } : {})}>
      {!found && fault === '' && <p>One moment …</p>}
      {trouble !== '' && (
        <p className="trouble" role="alert">
          This team cannot play: {trouble}
        </p>
      )}
      {found && trouble === '' && found.open !== '' && (
        <p>
          It plays already. <Link href={`/game/${found.open}`}>Go on with that game</Link>
        </p>
      )}
      {found?.own && trouble === '' && found.open === '' && found.others.length === 0 && (
        <p>
          Nobody on this device could be the opponent: it takes another campaign team that may play.{' '}
          <Link href="/teams/new">Found one</Link>
        </p>
      )}
      {found?.own && trouble === '' && found.open === '' && found.others.length > 0 && (
        <Arrange own={found.own} others={found.others} />
      )}
      <p>
        <Link href={`/team/${team}`}>Back to the team</Link>
      </p>
    </Page>
  )
}
