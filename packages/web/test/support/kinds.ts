// A question of every kind an edition can ask, each as a saved match right before it: from wild matches, and from positions for
// rare kinds. Neighbours: wild.ts, ../browser/everyKind.test.ts.
import {
  BadLineUp,
  BadPosition,
  type Engine,
  type Input,
  livelyCoach,
  type Match,
  nextInput,
  type QuestionKind,
  readPosition,
  seededRoller,
  wildSetup,
} from '@double-skulls/engine'
import { engineNamed } from '../../src/match/engines.ts'
import { inputLine, playedBy, type SavedMatch } from '../../src/match/savedMatch.ts'

export interface Decision {
  readonly kind: QuestionKind
  /** Where it was found, for debugging. */
  readonly found: string
  /** A state some inputs before the question, and those inputs. */
  readonly before: Match
  readonly inputs: readonly Input[]
  readonly state: Match
  readonly hidden: boolean
}

/** How many inputs before the question are replayed when it is opened. */
const LEAD = 6
/** After this many wild matches without a new kind the search goes on elsewhere. */
const STALE = 14

const SEE_SAW = 'turn=home:1/0 thing=seeSaw:h11:home weapons=seeSaw/ ball=c3'

/** Rare ones: positions from which a few random inputs soon lead there. */
const scenes: readonly (readonly [QuestionKind, string])[] = [
  ['dumpOff', 'turn=home:1/0 h1@h12+block h2@h14 a1@h13+dump-off.o a2@h18 a3@e13 a4@k13'],
  ['placeBall', 'turn=home:1/0 h1@h12+block h2@g12 h3@i12 a1@h13+safe-pair-of-hands.o a2@c20'],
  ['swoop', 'turn=home:1/0 h1@h12:55559+throw-team-mate.o h2@h13+right-stuff+swoop+stunty a1@c20'],
  ['diver', 'turn=home:1/0 h1@h8+pass.o h2@g12+diving-catch h3@i12+diving-catch h4@h13+diving-catch a1@c24'],
  ['catchBomb', 'turn=home:1/0 h1@h8+bombardier a1@h12 a2@h13 a3@g12 a4@i12 a5@g13'],
  ['interception', 'turn=home:1/0 h1@h8+pass.o h2@h13 a1@h10 a2@h11'],
  ['secondBlock', 'turn=home:1/0 h1@h12+multiple-block a1@g13 a2@i13 ball=c3'],
  ['rerollDie', 'turn=home:1/0 h1@h12+pro+brawler a1@g13 a2@h13 a3@i13 ball=c3'],
  ['bite', 'turn=home:1/0 h1@h12+blood-lust h2@h11 h3@g11 a1@h16'],
  ['lashOut', 'turn=home:1/0 h1@h12+animal-savagery h2@h11 h3@g11 a1@h14'],
  ['turnMarkers', 'turn=home:3/2 hold=slann-mage-priest/slann-mage-priest ball=c3 h1@h12 a1@h16'],
  ['weather', 'turn=home:3/2 hold=weather-mage/weather-mage ball=c3 h1@h12 a1@h16'],
  ['victims', 'turn=home:1/0 h1@h12 h2@c3 a1@h13 a2@g13'],
  ['gang', 'turn=home:1/0 h1@h12 h2@g12 h3@i12 a1@h13'],
  ['advance', 'turn=home:1/0 h1@h12:4.2.7.3.0.0.10 h2@g12:4.2.7.3.0.0.10 a1@h13:4.2.2.3.0.0.7 a2@g13:4.2.2.3.0.0.7'],
  ['dodge', 'turn=home:1/0 h1@h12 a1@h13 a2@c20'],
  ['facing', 'turn=home:1/0 h1@h12+giant a1@h16'],
  ['castSpell', 'turn=home:1/0 h1@h8.o h2@h13 a1@h10 a2@h11 spells=/1:grabbit,2:grabbit'],
  ['moveThing', `${SEE_SAW} h1@g11 a1@c24`],
  ['helper', `${SEE_SAW} h1@g11 h2@i11 a1@c24`],
  ['jumper', `${SEE_SAW} h1@g11 h2@i11 a1@c24`],
  ['bouncer', `${SEE_SAW} h1@g11 h2@i11 a1@c24`],
  [
    'fireCannon',
    'turn=home:1/0 thing=cannon:h2:home:h9 weapons=cannon/ ball=c3 h9@aboard+cannonball h1@h3+gunner h2@h10 a1@c24',
  ],
  ['drive', 'turn=home:1/0 weapons=killdozer/ ball=c3 h1@h12+killdozer a1@h16'],
  ['frontBlock', 'turn=home:1/0 weapons=deathRoller/ ball=c3 h1@h12+death-roller a1@h15'],
]

const GRENADIER =
  'turn=home:1/0 weapons=grenades:3/ ball=c3 h1@h9+grenadier.d a1@h12 a2@h13 a3@g12 a4@i12 a5@g13 a6@i13'

/** The fuse burns, and somebody in the way can catch the grenade. */
const caught: Faces = { grenadeFuse: [6, 6], pass: [1, 3] }

const CAUGHT_WITH_BALL = 'turn=home:1/0 h1@h12.o a1@h13 a2@g13 a3@i13 a4@g12 a5@i12 n1@h10 items=1:armbandsOfBlocking/'

/** A referee sees what he blocks with. */
const seenWithIt: Faces = { itemSeen: [6] }

interface Sofar {
  readonly match: Match
  readonly kind: QuestionKind
  readonly inputs: readonly Input[]
}

/** Dice that always fall the same way, by kind of roll. */
type Faces = { readonly [roll: string]: readonly number[] }

/** The crowd invades the pitch after the first armour roll. */
const invading: Faces = { armour: [1, 1], crowd: [5, 6], fanCheck: [1] }

/** Plays at random and calls back before every question, until it returns false. */
const play = (
  engine: Engine,
  match: Match,
  seed: number,
  most: number,
  see: (sofar: Sofar) => boolean,
  faces: Faces = {},
): void => {
  const roller = seededRoller(seed)
  const coach = livelyCoach(roller)
  const inputs: Input[] = []
  for (let i = 0; i < most; i++) {
    const pending = engine.pending(match)
    if (pending.wait === 'coach' && !see({ match, kind: pending.question.kind, inputs })) return
    const fixed = pending.wait === 'dice' && pending.roll ? faces[pending.roll.roll] : undefined
    const input = fixed ? { dice: fixed } : nextInput(engine, match, { coaches: { home: coach, away: coach }, roller })
    if (!input) return
    inputs.push(input)
    engine.apply(match, input)
  }
}

/** Replays the match up to some inputs before the question: faster than keeping a copy of every state. */
const decisionOf = (engine: Engine, start: () => Match, { match, kind, inputs }: Sofar, found: string): Decision => {
  const lead = Math.max(0, inputs.length - LEAD)
  const before = start()
  for (const input of inputs.slice(0, lead)) engine.apply(before, input)
  return { kind, found, hidden: engine.isHidden(match), state: engine.clone(match), before, inputs: inputs.slice(lead) }
}

/** null when the edition has no such skill, inducement or prayer. */
const tried = (start: () => Match): Match | null => {
  try {
    return start()
  } catch (error) {
    if (error instanceof BadPosition || error instanceof BadLineUp) return null
    throw error
  }
}

const findDecisions = (edition: string): readonly Decision[] => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  const met = new Map<string, Decision>()
  const wild = (seed: number): Match => engine.start(wildSetup(engine.rules, seededRoller(seed)))
  for (let seed = 1, last = 0; seed - last <= STALE; seed++) {
    const known = met.size
    const start = (): Match => wild(seed)
    play(engine, start(), seed, 10_000, (sofar) => {
      if (!met.has(sofar.kind)) met.set(sofar.kind, decisionOf(engine, start, sofar, `wild ${seed}`))
      return true
    })
    if (met.size > known) last = seed
  }
  const lookFor = (
    kind: QuestionKind,
    found: string,
    start: (seed: number) => Match,
    faces: Faces = {},
    most = 80,
  ): void => {
    for (let seed = 1; seed <= 40 && !met.has(kind); seed++) {
      const match = tried(() => start(seed))
      if (!match) return
      play(
        engine,
        match,
        seed,
        most,
        (sofar) => {
          if (sofar.kind !== kind) return true
          met.set(
            kind,
            decisionOf(engine, () => start(seed), sofar, `${found}, ${seed}`),
          )
          return false
        },
        faces,
      )
    }
  }
  for (const [kind, words] of scenes) lookFor(kind, words, () => readPosition(`${edition} ${words}`).match)
  lookFor('handBall', CAUGHT_WITH_BALL, () => readPosition(`${edition} ${CAUGHT_WITH_BALL}`).match, seenWithIt)
  lookFor('throwBack', GRENADIER, () => readPosition(`${edition} ${GRENADIER}`).match, caught)
  lookFor('prayer', 'many prayers', (seed) => {
    const setup = wildSetup(engine.rules, seededRoller(seed))
    return engine.start({ ...setup, home: { ...setup.home, prayers: 8 } })
  })
  if (engine.rules.tests.has('crowd')) lookFor('invasion', 'an invasion', wild, invading, 2000)
  return [...met.values()]
}

/** Cached, because several test files need them. */
const found = new Map<string, readonly Decision[]>()

/** One question of each kind found, in order; and a secret one, if there are any. */
export const decisionsOf = (edition: string): readonly Decision[] => {
  const decisions = found.get(edition) ?? findDecisions(edition)
  found.set(edition, decisions)
  return decisions
}

/** As the client saves it, but with the state before the inputs: opening it has to replay them. */
export const savedBefore = (edition: string, id: string, decision: Decision): SavedMatch => {
  const engine = engineNamed(edition)
  if (!engine) throw new Error(`no edition ${edition}`)
  return {
    ...{ id, ...playedBy(engine), seats: { home: { by: 'here' }, away: { by: 'here' } } },
    beginning: { position: decision.before },
    inputs: decision.inputs.map((input) => inputLine(engine, input)),
    ...{ seed: 5, state: decision.before, startedAt: 0, changedAt: 0 },
  }
}

/** A question that only the asked coach may see: cards are drawn until one comes. */
export const hiddenDecision = (
  editions: readonly string[],
): { readonly edition: string; readonly decision: Decision } => {
  for (let seed = 1; seed <= 60; seed++)
    for (const edition of editions) {
      const engine = engineNamed(edition)
      if (!engine) continue
      const start = (): Match => engine.start(wildSetup(engine.rules, seededRoller(seed)))
      let decision: Decision | null = null
      // Secret cards are dealt before the match begins.
      play(engine, start(), seed, 40, (sofar) => {
        if (engine.isHidden(sofar.match)) decision = decisionOf(engine, start, sofar, `wild ${seed}`)
        return decision === null
      })
      if (decision) return { edition, decision }
    }
  throw new Error('no hidden decision was met')
}
