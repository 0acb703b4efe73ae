// The questions a coach is asked before the match: gold to move, a position, what to hire, the options of a mercenary.
// Neighbours: preparation.ts; the league words questions and answers; ShopTable.tsx is the shop.
import type { Side } from '@double-skulls/engine'
import { bookOf, gold, type LeagueAsk, optionTexts, questionHelp, type Team } from '@double-skulls/league'
import { capital } from '@double-skulls/words'
import { type ReactNode, useId, useState } from 'react'
import { equipped, hired, moneyLeft, type Preparation, returned, type Wish } from './preparation.ts'
import { ShopTable } from './ShopTable.tsx'

/** One answer in a list of answers. */
const OneOf = ({ ask, onAnswer }: { readonly ask: LeagueAsk; onAnswer(option: string): void }): ReactNode => {
  const [chosen, setChosen] = useState(ask.options[0])
  const id = useId()
  return (
    <form
      className="one-of"
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer(chosen)
      }}
    >
      <label htmlFor={id}>{capital(ask.question)}</label>
      <select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {optionTexts(ask).map(({ option, text, costs }) => (
          <option key={option} value={option}>
            {text}
            {costs !== '' && ` · ${costs}`}
          </option>
        ))}
      </select>
      <button type="submit" className="answer">
        Go on
      </button>
    </form>
  )
}

interface PreMatchQuestionProps {
  readonly edition: string
  readonly preparation: Preparation
  readonly side: Side
  readonly team: Team
  onWish(change: (wish: Wish) => Wish): void
}

const said = (wish: Wish, key: string, option: string): Wish => ({
  ...wish,
  said: { ...wish.said, [key]: option },
})

const withoutHire = (wish: Wish, place: number): Wish => ({
  ...wish,
  hires: wish.hires.filter((_, i) => i !== place),
})

export const PreMatchQuestion = ({ edition, preparation, side, team, onWish }: PreMatchQuestionProps): ReactNode => {
  const { ask, hire, key } = preparation
  const topic = ask?.about?.topic
  const shop = preparation.shops[side]
  const { called } = bookOf(team).league.inducements?.mercenaries ?? {}
  const help = ask?.about && <p className="quiet before-help">{questionHelp(ask.about)}</p>
  if (ask && topic !== 'inducement')
    return (
      <>
        {help}
        <OneOf
          key={`${key} ${ask.question} ${preparation.result.accounts[side].bought.length}`}
          ask={ask}
          onAnswer={(option) => onWish((wish) => (hire >= 0 ? equipped(wish, hire, option) : said(wish, key, option)))}
        />
        {hire >= 0 && (
          <button type="button" className="plain" onClick={() => onWish((wish) => withoutHire(wish, hire))}>
            Send him away
          </button>
        )}
      </>
    )
  return (
    <>
      {help}
      {shop && (
        <ShopTable
          edition={edition}
          shop={shop}
          mercenaries={called && capital(`${called}s`)}
          onMore={(article) => onWish((wish) => hired(wish, article))}
          onFewer={({ what }) => onWish((wish) => returned(wish, what))}
        />
      )}
      <div className="before-till">
        <p role="status">
          Left to spend: <b>{gold(shop ? moneyLeft(shop) : 0)}</b>
        </p>
        <button type="button" className="kick-off" onClick={() => onWish((wish) => ({ ...wish, done: true }))}>
          That is all for {team.name}
        </button>
      </div>
    </>
  )
}
