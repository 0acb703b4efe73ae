// `skulls play`: two bots play in the terminal, with the pitch and a log. Neighbours: ../draw.ts, ../telling.ts,
// ../terminal.ts.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Engine, engineFor, type GameEvent, type Match, nextInput, scoreLine } from '@double-skulls/engine'
import { append, type LogLine } from '@double-skulls/words'
import { agreedMatch } from '../agreedMatch.ts'
import { agreementFlags, agreementText, checkAgreement, wishedAgreement } from '../agreement.ts'
import {
  checkPairings,
  chooseBots,
  chooseEdition,
  chooseTeam,
  DEFAULT_EDITION,
  editionHelp,
  type Pairing,
  SHOW_BOTS,
  setupOf,
} from '../choices.ts'
import { type Command, isOn, MOST_SEED, seedOf, textOf, wholeNumber } from '../command.ts'
import { DRAWING_WIDTH, DUGOUT_LINES, drawPosition, LEGEND } from '../draw.ts'
import { driverFor } from '../games.ts'
import { handicapFlag, handicapNotes, wishedHandicaps } from '../handicapWishes.ts'
import { newPaper, newTelling, type Telling } from '../telling.ts'
import { openScreen, type Paint, paintFor } from '../terminal.ts'

const DELAY = 200
const CLOSING_LINES = 10
const LEAST_LOG = 4

interface Moment {
  readonly events: readonly GameEvent[]
  readonly lines: readonly LogLine[]
}

/** A running match with its log. */
interface Played {
  readonly engine: Engine
  readonly match: Match
  readonly telling: Telling
  /** Plays on until there is a new line of the log; null when the match is over. */
  advance(): Moment | null
}

const newPlayed = (engine: Engine, match: Match, step: () => readonly GameEvent[] | null): Played => {
  const telling = newTelling(engine)
  return {
    engine,
    match,
    telling,
    advance: () => {
      for (;;) {
        const events = step()
        if (!events) return null
        const lines = telling.tell(events, match)
        if (lines.length > 0) return { events, lines }
      }
    },
  }
}

const clipped = (line: string, width: number): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line)

const watch = async ({ engine, match, telling, advance }: Played, delay: number, paint: Paint): Promise<void> => {
  // On a screen that is redrawn, a move is one line that grows.
  const log: LogLine[] = []
  const screen = openScreen()
  const redraw = (): void => {
    const { rows, columns } = process.stdout
    const position = drawPosition(engine, match, paint)
    // A low terminal first drops the legend, then the dugouts, to keep some lines of the log.
    const drawings = [[...position, paint(LEGEND, 'dim'), ''], position, position.slice(0, -DUGOUT_LINES)]
    const drawing = drawings.find((lines) => lines.length + LEAST_LOG <= rows) ?? position
    const room = rows - drawing.length
    const tail = room > 0 ? telling.text(log.slice(-room)) : []
    screen.draw([...drawing, ...tail.map((line) => clipped(line, columns - 1))])
  }
  process.stdout.on('resize', redraw)
  try {
    for (let moment = advance(); moment; moment = advance()) {
      for (const line of moment.lines) append(log, line)
      redraw()
      await sleep(delay)
    }
  } finally {
    process.stdout.off('resize', redraw)
    screen.close()
  }
  console.log(telling.text(log.slice(-CLOSING_LINES)).join('\n'))
}

/** For pipes and files: every line of the log, and with `drawn` a drawing at the end of every turn. */
const print = ({ engine, match, telling, advance }: Played, drawn: boolean): void => {
  const paper = newPaper(telling, console.log)
  for (let moment = advance(); moment; moment = advance()) {
    paper.write(moment.lines)
    if (drawn && moment.events.some(({ type }) => type === 'turnStarted')) {
      paper.end()
      console.log(`\n${drawPosition(engine, match).join('\n')}\n`)
    }
  }
  paper.end()
}

/** For terminals too narrow for the pitch: the log alone, at the same pace. */
const tell = async ({ telling, advance }: Played, delay: number): Promise<void> => {
  console.log(`The pitch needs ${DRAWING_WIDTH + 1} columns; here is the log. Widen the terminal to see it drawn.`)
  const paper = newPaper(telling, console.log)
  for (let moment = advance(); moment; moment = advance()) {
    paper.write(moment.lines)
    await sleep(delay)
  }
  paper.end()
}

export const play: Command = {
  name: 'play',
  summary: 'Two bots play a match in the terminal. Ctrl-C stops it.',
  notes: [LEGEND, '', ...handicapNotes()],
  operands: [],
  flags: [
    { name: 'edition', value: 'E', help: editionHelp },
    { name: 'home', value: 'TEAM', help: 'the home team (default human)' },
    { name: 'away', value: 'TEAM', help: 'the away team (default orc)' },
    handicapFlag(),
    ...agreementFlags(),
    { name: 'seed', value: 'N', help: `0 to ${MOST_SEED}; repeats a match (default: a new one, which is printed)` },
    { name: 'bots', value: 'HOME,AWAY', help: `who coaches (default ${SHOW_BOTS}; also random, rookie, legend)` },
    { name: 'delay', value: 'MS', help: `pause after each event, in milliseconds (default ${DELAY})` },
    { name: 'fast', help: 'no pause and no drawing on the way: the log and the final position' },
  ],
  examples: [
    'skulls play',
    'skulls play --home amazon --away skaven --delay 50',
    'skulls play --seed 7 --fast',
    'skulls play --edition second:companion --referees 4 --painted-cheerleaders home',
    'skulls play --edition third --handicap home:51,away:virus',
  ],

  async run(given) {
    const engine = engineFor(chooseEdition(textOf(given, 'edition') ?? DEFAULT_EDITION))
    const pairing: Pairing = [
      chooseTeam(engine.rules, textOf(given, 'home') ?? 'human'),
      chooseTeam(engine.rules, textOf(given, 'away') ?? 'orc'),
    ]
    const bots = chooseBots(textOf(given, 'bots') ?? SHOW_BOTS)
    const seed = seedOf(given, null) ?? randomInt(MOST_SEED)
    const delay = wholeNumber(given, 'delay', { from: 0, to: 60_000 }, DELAY)
    const agreement = wishedAgreement(given)
    checkAgreement(engine, agreement, pairing)
    checkPairings(engine, [pairing], agreement)

    const handicaps = wishedHandicaps(given, engine.rules.base)
    const agreed = handicaps.agreed ? agreedMatch(engine, pairing, { ...handicaps, agreement }, seed) : null

    const match = engine.start(agreed?.setup ?? setupOf(pairing, agreement))
    const plain = driverFor(bots, seed)
    const driver = agreed ? { ...plain, roller: agreed.rollerFor(match, plain.roller) } : plain
    // The pitch is cleared when the last turn ends, so the position before that is shown.
    let last = engine.clone(match)
    const played = newPlayed(engine, match, () => {
      const input = nextInput(engine, match, driver)
      if (input && match.players.some(({ place }) => place === 'pitch')) last = engine.clone(match)
      return input && engine.apply(match, input)
    })
    const out = process.stdout
    const paint = paintFor(out)
    const again = `skulls play --edition ${engine.edition} --home ${pairing[0].id} --away ${pairing[1].id} --bots ${bots.names}${agreementText(agreement)}${agreed ? ` --handicap ${textOf(given, 'handicap')}` : ''} --seed ${seed}`
    console.log(`Seed ${seed}. To see this match again: ${again}`)
    if (agreed) console.log(agreed.programme.join('\n'))
    if (isOn(given, 'fast')) print(played, false)
    else if (!out.isTTY) print(played, true)
    else if (out.columns <= DRAWING_WIDTH) await tell(played, delay)
    else await watch(played, delay, paint)
    console.log(`\nThe last position:\n${drawPosition(engine, last, paint).join('\n')}\n\n${scoreLine(match)}`)
    return 0
  },
}
