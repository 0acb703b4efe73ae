// The time before a match as its coaches decide it: what each of them wishes is put to the league's procedure from the start, again
// after every change, so anything can be taken back. Knows no rule. Neighbours: BeforePage.tsx shows it, the league asks and sells.
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

/** Something hired, with the skills or options that were chosen for it. */
export interface Hire {
  readonly what: string
  readonly skills: readonly string[]
  /** Whether there is nothing more to choose for it. */
  readonly settled: boolean
}

/** What a coach at the screen has decided so far. */
export interface Wish {
  /** Answers to whatever comes before the shop, by topic: how much to move, where journeymen play. */
  readonly said: { readonly [topic: string]: string }
  readonly hires: readonly Hire[]
  readonly done: boolean
}

export const noWish: Wish = { said: {}, hires: [], done: false }

export interface DeskWish {
  /** The league's time before this match. */
  readonly start: () => LeagueProcedure<PreMatch>
  /** null for a side that chooses for itself. */
  readonly wishes: BySide<Wish | null>
  readonly chooseForBot: (ask: LeagueAsk) => string
  /** The dice of a throw, by its place among all throws: the same whenever it is asked. */
  readonly throwDice: (dice: readonly Die[], place: number) => readonly number[]
}

export interface Desk {
  /** Whose turn it is to decide; null once everybody has. */
  readonly side: Side | null
  /** What he is asked; null where his shop has closed by itself and he has only to say that he is done. */
  readonly ask: LeagueAsk | null
  /** For which of his hires something is to be chosen, by its place; −1 where that is not asked. */
  readonly hire: number
  /** The shop of each side as it stands; null where it has none, or has not been there yet. */
  readonly shops: BySide<Shop | null>
  /** What comes of it if nobody says anything more. */
  readonly result: PreMatch
  /** Sides that have decided everything. */
  readonly ready: BySide<boolean>
  /** Hires that can no longer be had, by their options. */
  readonly dropped: BySide<readonly string[]>
}

const NO_SKILL = 'none'

const usual = (ask: LeagueAsk): string => usualAnswer(ask) ?? ask.options[0]

const isSide = (who: string): who is Side => sides.some((side) => side === who)

/** A wish put into answers, question by question; null where it has none. */
interface Voice {
  answer(ask: LeagueAsk): string | null
  /** The hire he spoke about last, by its place. */
  last(): number
  readonly dropped: readonly string[]
}

const newVoice = (wish: Wish): Voice => {
  const { hires } = wish
  let next = 0
  let skills: readonly string[] = []
  const dropped: string[] = []
  return {
    dropped,
    last: () => next - 1,
    answer: ({ about, options }) => {
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
      const said = wish.said[about?.topic ?? '']
      return said !== undefined && options.includes(said) ? said : null
    },
  }
}

/** The shop after the last purchase, which closed it: nothing is left that could be had. */
const closedShop = (shop: Shop, { bought, spent }: Shop['account']): Shop => {
  const left = leftIn(shop) + shop.account.spent - spent
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

/** What a side can still spend. */
export const leftIn = ({ pettyCash, treasury }: Shop): number => pettyCash + treasury

interface Open {
  readonly side: Side
  readonly ask: LeagueAsk | null
  readonly hire: number
}

export const deskOf = ({ start, wishes, chooseForBot, throwDice }: DeskWish): Desk => {
  const underway = begin(start)
  const voices = { home: newVoice(wishes.home ?? noWish), away: newVoice(wishes.away ?? noWish) }
  const shops: { home: Shop | null; away: Shop | null } = { home: null, away: null }
  const closed = { home: false, away: false }
  const stops: Open[] = []
  let shopping: Side | null = null
  let thrown = 0
  /** He went shopping, and something else is asked now: his shop closed, by him or by itself. */
  const leaveShop = (): void => {
    if (shopping && stops.length === 0) {
      closed[shopping] = true
      if (wishes[shopping]?.done === false) stops.push({ side: shopping, ask: null, hire: -1 })
    }
    shopping = null
  }
  const answerTo = (ask: LeagueAsk): string => {
    const { who, about } = ask
    const inShop = about?.topic === 'inducement' || about?.topic === 'mercenarySkill'
    if (!inShop || who !== shopping) leaveShop()
    if (!isSide(who)) return usual(ask)
    if (about?.topic === 'inducement') shopping = who
    // Later than where somebody is asked, everything is only supposed.
    if (stops.length === 0 && about?.shop) shops[who] = about.shop
    const answer = wishes[who] ? voices[who].answer(ask) : chooseForBot(ask)
    if (answer === null)
      stops.push({ side: who, ask, hire: about?.topic === 'mercenarySkill' ? voices[who].last() : -1 })
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
      ...{ side: open?.side ?? null, ask: open?.ask ?? null, hire: open?.hire ?? -1, result: now.result },
      shops: { home: shopOf('home'), away: shopOf('away') },
      ready: { home: ready(wishes.home, open, closed.home), away: ready(wishes.away, open, closed.away) },
      dropped: { home: voices.home.dropped, away: voices.away.dropped },
    }
  }
}

const ready = (wish: Wish | null, open: { readonly side: Side } | null, closed: boolean): boolean =>
  open === null || (closed && (wish === null || wish.done))

/** How often something was taken. */
export const taken = ({ hires }: Wish, what: string): number => hires.filter((hire) => hire.what === what).length

/** One more of it; what has to be chosen for it is asked next. */
export const hired = (wish: Wish, { what, kind }: Pick<Article, 'what' | 'kind'>): Wish => ({
  ...wish,
  hires: [...wish.hires, { what, skills: [], settled: kind === 'helper' || kind === 'star' }],
})

/** Without the last one of it. */
export const returned = (wish: Wish, what: string): Wish => {
  const last = wish.hires.findLastIndex((hire) => hire.what === what)
  return { ...wish, hires: wish.hires.filter((_, i) => i !== last) }
}

/** What was chosen for the hire at that place. */
export const equipped = (wish: Wish, place: number, option: string): Wish => ({
  ...wish,
  hires: wish.hires.map((hire, i) => {
    if (i !== place) return hire
    return option === NO_SKILL ? { ...hire, settled: true } : { ...hire, skills: [...hire.skills, option] }
  }),
})

/** Without what can no longer be had. */
export const without = (wish: Wish, dropped: readonly string[]): Wish => dropped.reduce(returned, wish)
