// What the coach at the screen has chosen so far and what a click would do: the heart of the match page, without its looks.
// Neighbours: choosing/ has the pure parts; Pitch, Tray and Dugout show what this returns and call it back.
import { type Action, OFF, type Square } from '@double-skulls/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type Aim, aimAt, type Chosen } from '../choosing/aim.ts'
import { shownOn } from '../choosing/bigBase.ts'
import { type Choices, choicesOf } from '../choosing/choices.ts'
import { advance, type Errand } from '../choosing/errand.ts'
import { isRisky } from '../choosing/risk.ts'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'
import { reachOf, type Waypoint, waypointAt } from './reachOf.ts'

export interface Choosing {
  readonly choices: Choices
  readonly chosen: Chosen
  /** The square pointed at, or OFF, and what it means. */
  readonly pointed: Square
  readonly aim: Aim
  /** The square whose second click does it, or OFF. */
  readonly armed: Square
  /** Whose answers are shown as buttons, or −1. */
  readonly menuOf: number
  point(square: Square): void
  /** Holds what the square means, to be read and done later; the pointer then moves freely. */
  hold(square: Square): void
  /** A click; `touch` previews first. */
  act(square: Square, touch: boolean): void
  /** A click on somebody beside the pitch. */
  actOnPlayer(player: number): void
  answer(action: Action): void
  setMode(mode: string): void
  addWaypoint(square: Square): void
  cancel(): void
  run(errand: Errand): void
  /** Takes back the last answer, or the whole errand it belonged to. */
  undo(): void
}

/** Nothing comes of it yet. */
const isSmall = ({ means }: Aim): boolean => means === 'nothing' || means === 'select' || means === 'menu'

const NO_WAYPOINTS: readonly Waypoint[] = []

export const useChoosing = (host: MatchHost, situation: Situation): Choosing => {
  const { engine } = host
  const { match, pending, legal, yours } = situation
  const { confirmRisk } = useSettings()
  const question = yours && pending.wait === 'coach' ? pending.question : null
  const [picked, setPicked] = useState(-1)
  const [menuOf, setMenuOf] = useState(-1)
  const [wantedMode, setMode] = useState('')
  const [pointed, point] = useState<Square>(OFF)
  const [armed, setArmed] = useState<Square>(OFF)
  const [waypoints, setWaypoints] = useState(NO_WAYPOINTS)
  const errand = useRef<Errand | null>(null)
  /** How many steps the match had when each errand began. */
  const begun = useRef<number[]>([])

  const choices = useMemo(
    () => choicesOf(yours ? legal : [], (answer) => shownOn(engine, match, question, answer)),
    [engine, match, question, legal, yours],
  )
  const acting = question?.kind === 'activation' ? question.player : -1
  const player = acting >= 0 ? acting : choices.players.has(picked) || choices.movers.has(picked) ? picked : -1
  const canWalk = (acting >= 0 || question?.kind === 'turn') && player >= 0

  const reach = useMemo(() => {
    if (!canWalk) return null
    return waypoints.at(-1)?.reach ?? reachOf(engine, match, player)
  }, [engine, match, player, canWalk, waypoints])

  const mode = choices.modes.some(({ id }) => id === wantedMode)
    ? wantedMode
    : canWalk || choices.modes.some(({ id }) => id === 'step')
      ? 'step'
      : (choices.modes[0]?.id ?? '')

  const chosen: Chosen = useMemo(
    () => ({ player, mode, reach, waypoints: waypoints.map(({ path }) => path) }),
    [player, mode, reach, waypoints],
  )
  const aim = useMemo(
    () => aimAt(engine, situation, choices, chosen, pointed),
    [engine, situation, choices, chosen, pointed],
  )

  const forget = useCallback((): void => {
    setMenuOf(-1)
    setArmed(OFF)
    setWaypoints(NO_WAYPOINTS)
  }, [])

  const goOn = useCallback((): void => {
    for (;;) {
      const current: Errand | null = errand.current
      if (!current) return
      const next = advance(current, host.situation())
      if (next.go === 'wait') return
      errand.current = next.go === 'over' ? null : next.errand
      if (next.go === 'answer') host.apply(next.answer)
    }
  }, [host])

  const run = useCallback(
    (start: Errand): void => {
      errand.current = start
      begun.current.push(host.situation().steps.length)
      goOn()
    },
    [host, goOn],
  )

  const undo = useCallback((): void => {
    errand.current = null
    const { steps } = host.situation()
    let floor = begun.current.pop()
    while (floor !== undefined && floor >= steps.length) floor = begun.current.pop()
    host.undo()
    while (floor !== undefined && host.situation().steps.length > floor && host.situation().canUndo) host.undo()
    // Only a part of it could be taken back.
    if (floor !== undefined && host.situation().steps.length > floor) begun.current.push(floor)
  }, [host])

  // Another question: what was chosen for the last one is forgotten, and an errand goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new situation is the reason to run
  useEffect(() => {
    forget()
    setMode('')
    // What was begun here does not go on when the match comes back from another tab.
    if (!situation.playing) {
      errand.current = null
      begun.current = []
    }
    if (errand.current) goOn()
  }, [situation])

  const answer = useCallback(
    (action: Action): void => {
      forget()
      host.apply(action)
    },
    [host, forget],
  )

  const perform = (meant: Aim): void => {
    switch (meant.means) {
      case 'nothing':
        setPicked(-1)
        forget()
        return
      case 'select':
        setPicked(meant.player === picked ? -1 : meant.player)
        forget()
        return
      case 'menu':
        setMenuOf(meant.player)
        return
      case 'answer':
        answer(meant.answer)
        return
      case 'walk':
      case 'deed':
      case 'plan':
        forget()
        run(meant.errand)
        return
    }
  }

  return {
    choices,
    chosen,
    pointed,
    aim,
    armed,
    menuOf,
    point,
    hold: (square) => {
      point(square)
      setArmed(isSmall(aimAt(engine, situation, choices, chosen, square)) ? OFF : square)
    },
    act: (square, touch) => {
      const meant = aimAt(engine, situation, choices, chosen, square)
      point(square)
      // A plan is offered first: it takes more than one answer, and an action that the team has once a turn.
      const careful = touch || meant.means === 'plan' || (confirmRisk && isRisky(match, chosen.player, meant))
      if (!isSmall(meant) && careful && armed !== square) setArmed(square)
      else perform(meant)
    },
    actOnPlayer: (id) => {
      const about = choices.players.get(id)
      if (about && about.length === 1) answer(about[0])
      else if (about) setMenuOf(id)
      else if (choices.movers.has(id)) setPicked(id)
    },
    answer,
    setMode: (next) => {
      setMode(next)
      setArmed(OFF)
    },
    addWaypoint: (square) => {
      const waypoint = reach && waypointAt(engine, waypoints.at(-1)?.match ?? match, reach, square)
      if (!waypoint) return
      setArmed(OFF)
      setWaypoints([...waypoints, waypoint])
    },
    cancel: () => {
      setPicked(-1)
      forget()
    },
    run,
    undo,
  }
}
