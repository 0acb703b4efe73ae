// Holds the coach's current choice and carries out what a click means: the logic of the match page, without its looks.
// Neighbours: choosing.ts is what it returns; chosen.ts, aim.ts, secondClick.ts and errands.ts decide.
import { type Action, OFF, type Square } from '@double-skulls/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MatchHost, Situation } from '../match/host.ts'
import { useSettings } from '../settings/store.ts'
import { type Aim, aimAt } from './aim.ts'
import { shownOn } from './bigBase.ts'
import { choicesOf } from './choices.ts'
import type { Choosing } from './choosing.ts'
import { chosenBy } from './chosen.ts'
import { type Errands, newErrands } from './errands.ts'
import { newPlanCache, type PlanCache } from './planCache.ts'
import { type Waypoint, waypointAt } from './reachOf.ts'
import { answerRisk, riskOf } from './risk.ts'
import { idlePlayers, isSmall, isTooRisky, needsSecondClick } from './secondClick.ts'
import { type WhyNot, whyNot } from './whyNot.ts'

const NO_WAYPOINTS: readonly Waypoint[] = []

/** State that belongs to one opened match, and is dropped with it. */
interface Own {
  readonly host: MatchHost
  readonly errands: Errands
  readonly cache: PlanCache
}

const useOwn = (host: MatchHost): Own => {
  const own = useRef<Own | null>(null)
  if (own.current?.host !== host) own.current = { host, errands: newErrands(host), cache: newPlanCache(host.engine) }
  return own.current
}

export const useChoosing = (host: MatchHost, situation: Situation): Choosing => {
  const { engine } = host
  const { match, pending, legal, yours } = situation
  const settings = useSettings()
  const { errands, cache } = useOwn(host)
  const [picked, setPicked] = useState(-1)
  const [menuOf, setMenuOf] = useState(-1)
  const [mode, setMode] = useState('')
  const [pointed, point] = useState<Square>(OFF)
  const [armed, setArmed] = useState<Square>(OFF)
  const [armedAnswer, setArmedAnswer] = useState<Action | null>(null)
  const [refused, setRefused] = useState<WhyNot | null>(null)
  const [idle, setIdle] = useState(0)
  /** The player whose answers are shown as soon as there are any. */
  const wantsMenu = useRef(-1)
  const [waypoints, setWaypoints] = useState(NO_WAYPOINTS)

  const choices = useMemo(() => {
    const question = yours && pending.wait === 'coach' ? pending.question : null
    return choicesOf(yours ? legal : [], (answer) => shownOn(engine, match, question, answer), question?.kind ?? null)
  }, [engine, match, pending, legal, yours])
  const chosen = useMemo(
    () => chosenBy(cache, situation, choices, { picked, mode, waypoints }),
    [cache, situation, choices, picked, mode, waypoints],
  )
  const aimed = (square: Square): Aim => aimAt(cache, situation, choices, chosen, square)
  const aim = useMemo(
    () => aimAt(cache, situation, choices, chosen, pointed),
    [cache, situation, choices, chosen, pointed],
  )

  const forget = (): void => {
    setMenuOf(-1)
    setArmed(OFF)
    setArmedAnswer(null)
    setRefused(null)
    setWaypoints(NO_WAYPOINTS)
  }

  // A new question: the choice for the last one is forgotten, and an errand continues.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new situation is the reason to run
  useEffect(() => {
    forget()
    // He has got there: what he may do is shown.
    const asked = pending.wait === 'coach' ? pending.question.kind : null
    const isThere = yours && asked === 'activation' && choices.players.has(wantsMenu.current)
    if (isThere) setMenuOf(wantsMenu.current)
    if (isThere || asked === 'turn') wantsMenu.current = -1
    setMode('')
    setIdle(0)
    // An errand begun here does not continue when the match returns from another tab.
    if (!situation.playing) errands.drop()
    errands.goOn()
  }, [situation])

  const give = (action: Action): void => {
    forget()
    host.apply(action)
  }

  const answer = (action: Action): void => {
    const left = idle > 0 ? 0 : idlePlayers(settings, situation, action)
    if (left > 0) {
      setIdle(left)
      return
    }
    const risk = () => answerRisk(cache, situation, chosen.player, action)
    if (armedAnswer !== action && isTooRisky(settings, risk)) {
      setArmed(OFF)
      setArmedAnswer(action)
    } else give(action)
  }

  const perform = (meant: Aim, square: Square): void => {
    switch (meant.means) {
      case 'nothing': {
        // The player stays chosen while the reason is shown why the click did nothing.
        const why = whyNot(engine, situation, chosen, square)
        if (!why) setPicked(-1)
        forget()
        setRefused(why)
        return
      }
      case 'select':
        setPicked(meant.player === picked ? -1 : meant.player)
        forget()
        return
      case 'menu':
        setMenuOf(meant.player)
        return
      case 'change':
        forget()
        setPicked(meant.player)
        errands.run(meant.errand)
        return
      case 'answer':
        give(meant.answer)
        return
      case 'approach':
        forget()
        wantsMenu.current = meant.approach.target
        errands.run(meant.errand)
        return
      case 'walk':
      case 'deed':
      case 'plan':
        forget()
        errands.run(meant.errand)
        return
    }
  }

  const arm = (square: Square): void => {
    setArmed(square)
    setArmedAnswer(null)
    setRefused(null)
  }

  const confirm = (): void => {
    if (armedAnswer) give(armedAnswer)
    else if (armed !== OFF) perform(aimed(armed), armed)
  }

  return {
    ...{ choices, chosen, pointed, aim, armed, armedAnswer, refused, menuOf, idle, point, answer },
    hold: (square) => {
      point(square)
      arm(isSmall(aimed(square)) ? OFF : square)
    },
    act: (square, touch) => {
      const meant = aimed(square)
      point(square)
      const risk = () => riskOf(cache, situation, chosen.player, meant)
      const twice = armed !== square && needsSecondClick(settings, { aim: meant, touch, risk })
      if (twice) arm(square)
      else perform(meant, square)
    },
    confirm,
    actOnPlayer: (id) => {
      const about = choices.players.get(id)
      if (about && about.length === 1) answer(about[0])
      else if (about) setMenuOf(id)
      else if (choices.movers.has(id)) setPicked(id)
    },
    setMode: (next) => {
      setMode(next)
      setArmed(OFF)
    },
    addWaypoint: (square) => {
      const { reach } = chosen
      const waypoint = reach && waypointAt(engine, waypoints.at(-1)?.match ?? match, reach, square)
      if (!waypoint) return
      setArmed(OFF)
      setWaypoints([...waypoints, waypoint])
    },
    cancel: () => {
      setPicked(-1)
      forget()
    },
    run: errands.run,
    undo: errands.undo,
  }
}
