// The decisions of both coaches before a match. After every change, all wishes are played again through the league's procedure
// from the start, so anything can be undone. Knows no rule. Neighbours: BeforePage.tsx shows it, the league asks and sells.
import { type BySide, type Die, type Side, sides } from '@double-skulls/engine'
import {
  type Article,
  begin,
  gold,
  type LeagueAsk,
  type LeagueProcedure,
  type PreMatch,
  type Shop,
  usualAnswer,
} from '@double-skulls/league'

/** A purchase, with the skills or options chosen for it. */
export interface Hire {
  readonly what: string
  readonly skills: readonly string[]
  /** Whether all its options are chosen. */
  readonly settled: boolean
}

/** What the coach of a side has decided so far. */
export interface Wish {
  /** Answers to the questions before the shop, by the keys of `saidKey`: how much gold to move, whom a handicap is about. */
  readonly said: { readonly [key: string]: string }
  readonly hires: readonly Hire[]
  readonly done: boolean
}

export const noWish: Wish = { said: {}, hires: [], done: false }

export interface PreparationWish {
  /** Starts the league's procedure before this match. */
  readonly start: () => LeagueProcedure<PreMatch>
  /** null for a bot, which decides for itself. */
  readonly wishes: BySide<Wish | null>
  readonly chooseForBot: (ask: LeagueAsk) => string
  /** The dice of a throw, by its index among all throws: the same every time it is asked. */
  readonly throwDice: (dice: readonly Die[], place: number) => readonly number[]
}

export interface Preparation {
  /** The side that has to decide; null when both have decided. */
  readonly side: Side | null
  /** The key under which its answer is kept; '' in the shop. */
  readonly key: string
  /** The question for that side; null when its shop closed because nothing more can be bought, and the coach only has to confirm. */
  readonly ask: LeagueAsk | null
  /** The index of the purchase whose options are asked for; −1 when none are. */
  readonly hire: number
  /** The current shop of each side; null when it has none, or none yet. */
  readonly shops: BySide<Shop | null>
  /** The result if every open question gets its default answer. */
  readonly result: PreMatch
  /** Sides that have decided everything. */
  readonly ready: BySide<boolean>
  /** Whether a handicap of choice in the result is only assumed, because it was not named yet. */
  readonly assumed: BySide<boolean>
  /** Purchases that are no longer possible under these options. */
  readonly dropped: BySide<readonly string[]>
}

const NO_SKILL = 'none'

const usual = (ask: LeagueAsk): string => usualAnswer(ask) ?? ask.options[0]

/** A question may be asked again: two handicaps may concern a player each, one of them may bring two star rolls. */
const saidKey = ({ about, question }: LeagueAsk, before: number): string =>
  `${about?.topic ?? ''}: ${question}${before === 0 ? '' : ` (${before + 1})`}`

const isSide = (who: string): who is Side => sides.some((side) => side === who)

/** Turns a wish into answers, question by question; null for a question that it does not answer. */
interface Voice {
  answer(ask: LeagueAsk): string | null
  /** The key of the question answered about last; '' in the shop. */
  key(): string
  /** The index of the purchase answered about last. */
  last(): number
  readonly dropped: readonly string[]
}

const newVoice = (wish: Wish): Voice => {
  const { hires } = wish
  let next = 0
  let skills: readonly string[] = []
  const dropped: string[] = []
  const asked = new Map<string, number>()
  let key = ''
  return {
    dropped,
    key: () => key,
    last: () => next - 1,
    answer: (ask) => {
      const { about, options } = ask
      key = ''
      if (about?.topic === 'inducement') {
        while (next < hires.length) {
          const hire = hires[next++]
          skills = hire.skills
          if (options.includes(hire.what)) return hire.what
          dropped.push(hire.what)
        }
        return wish.done ? 'done' : null
      }
      if (about?.topic === 'mercenarySkill') {
        const [skill] = skills
        skills = skills.slice(1)
        if (skill !== undefined && options.includes(skill)) return skill
        return hires[next - 1]?.settled && options.includes(NO_SKILL) ? NO_SKILL : null
      }
      const before = asked.get(ask.question) ?? 0
      asked.set(ask.question, before + 1)
      key = saidKey(ask, before)
      const said = wish.said[key]
      return said !== undefined && options.includes(said) ? said : null
    },
  }
}

/** The shop after the last purchase, which closed it: nothing more can be bought. */
const closedShop = (shop: Shop, { bought, spent }: Shop['account']): Shop => {
  const left = moneyLeft(shop) + shop.account.spent - spent
  const pettyCash = Math.min(shop.pettyCash, left)
  return {
    ...{ pettyCash, treasury: left - pettyCash, account: { ...shop.account, bought, spent } },
    articles: shop.articles.map((article) => {
      const had = bought.filter(({ what }) => what === article.what).length
      if (article.not !== '' && article.short === 0) return { ...article, had }
      const short = Math.max(0, article.cost - left)
      return { ...article, had, short, not: short > 0 ? `${gold(short)} short` : 'no more for this match' }
    }),
  }
}

/** The money a side has left to spend. */
export const moneyLeft = ({ pettyCash, treasury }: Shop): number => pettyCash + treasury

interface Open {
  readonly side: Side
  readonly key: string
  readonly ask: LeagueAsk | null
  readonly hire: number
}

export const preparationOf = ({ start, wishes, chooseForBot, throwDice }: PreparationWish): Preparation => {
  const underway = begin(start)
  const voices = { home: newVoice(wishes.home ?? noWish), away: newVoice(wishes.away ?? noWish) }
  const shops: { home: Shop | null; away: Shop | null } = { home: null, away: null }
  const closed = { home: false, away: false }
  const assumed = { home: false, away: false }
  const stops: Open[] = []
  let shopping: Side | null = null
  let thrown = 0
  /** The side went shopping and another question is asked now: its shop was closed, by the coach or because nothing was left. */
  const leaveShop = (): void => {
    if (shopping && stops.length === 0) {
      closed[shopping] = true
      if (wishes[shopping]?.done === false) stops.push({ side: shopping, key: '', ask: null, hire: -1 })
    }
    shopping = null
  }
  const answerTo = (ask: LeagueAsk): string => {
    const { who, about } = ask
    const inShop = about?.topic === 'inducement' || about?.topic === 'mercenarySkill'
    if (!inShop || who !== shopping) leaveShop()
    if (!isSide(who)) return usual(ask)
    if (about?.topic === 'inducement') shopping = who
    // After the first unanswered question, everything is only assumed.
    if (stops.length === 0 && about?.shop) shops[who] = about.shop
    const answer = wishes[who] ? voices[who].answer(ask) : chooseForBot(ask)
    if (answer === null) {
      const hire = about?.topic === 'mercenarySkill' ? voices[who].last() : -1
      stops.push({ side: who, key: voices[who].key(), ask, hire })
    }
    if (about?.topic === 'handicap' && (answer === null || stops.length > 0)) assumed[who] = true
    return answer ?? usual(ask)
  }
  for (;;) {
    const now = underway.progress()
    if (!now.done) {
      const { waiting } = now
      underway.answer(waiting.kind === 'roll' ? throwDice(waiting.dice, thrown++) : answerTo(waiting))
      continue
    }
    leaveShop()
    const open = stops.at(0) ?? null
    const { accounts } = now.result
    const shopOf = (side: Side): Shop | null => {
      const shop = shops[side]
      return shop && closed[side] ? closedShop(shop, accounts[side]) : shop
    }
    return {
      ...{ side: open?.side ?? null, key: open?.key ?? '', ask: open?.ask ?? null, hire: open?.hire ?? -1 },
      result: now.result,
      shops: { home: shopOf('home'), away: shopOf('away') },
      ready: { home: ready(wishes.home, open, closed.home), away: ready(wishes.away, open, closed.away) },
      assumed,
      dropped: { home: voices.home.dropped, away: voices.away.dropped },
    }
  }
}

const ready = (wish: Wish | null, open: { readonly side: Side } | null, closed: boolean): boolean =>
  open === null || (closed && (wish === null || wish.done))

/** How many of an item were bought. */
export const taken = ({ hires }: Wish, what: string): number => hires.filter((hire) => hire.what === what).length

/** Buys one more; its options are asked next. */
export const hired = (wish: Wish, { what, kind }: Pick<Article, 'what' | 'kind'>): Wish => ({
  ...wish,
  hires: [...wish.hires, { what, skills: [], settled: kind === 'helper' || kind === 'star' }],
})

/** Gives the last one of an item back. */
export const returned = (wish: Wish, what: string): Wish => {
  const last = wish.hires.findLastIndex((hire) => hire.what === what)
  return { ...wish, hires: wish.hires.filter((_, i) => i !== last) }
}

/** Sets the options of the purchase at that index. */
export const equipped = (wish: Wish, place: number, option: string): Wish => ({
  ...wish,
  hires: wish.hires.map((hire, i) => {
    if (i !== place) return hire
    return option === NO_SKILL ? { ...hire, settled: true } : { ...hire, skills: [...hire.skills, option] }
  }),
})

/** Without purchases that are no longer possible. */
export const without = (wish: Wish, dropped: readonly string[]): Wish => dropped.reduce(returned, wish)
