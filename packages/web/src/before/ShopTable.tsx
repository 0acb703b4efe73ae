// What a side can hire for the match, with prices and limits; a row that cannot be bought says why. Neighbours: the league lists
// the goods, preparation.ts keeps the purchases, BeforePage.tsx shows it.
import type { Article, Shop } from '@double-skulls/league'
import { gold } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { RuleLink } from '../teams/RuleLink.tsx'
import { Stepper } from '../teams/Stepper.tsx'
import { moneyLeft } from './preparation.ts'

interface ShopTableProps {
  readonly edition: string
  readonly shop: Shop
  /** What mercenaries are called in this edition, if otherwise. */
  readonly mercenaries?: string | undefined
  onMore(article: Article): void
  onFewer(article: Article): void
}

const MERCENARIES = 'Mercenaries'

const shelves: readonly { readonly name: string; readonly kinds: readonly Article['kind'][] }[] = [
  { name: 'Helpers', kinds: ['helper'] },
  { name: 'Stars', kinds: ['star'] },
  { name: MERCENARIES, kinds: ['mercenary', 'freebooter'] },
]

const STAR = 'star '

const Name = ({ edition, article }: { readonly edition: string; readonly article: Article }): ReactNode => {
  switch (article.kind) {
    case 'helper':
      return <RuleLink edition={edition} kind="inducement" id={article.what} />
    case 'star':
      return (
        <RuleLink edition={edition} kind="star" id={article.what.slice(STAR.length)}>
          {article.name}
        </RuleLink>
      )
    case 'mercenary':
    case 'freebooter':
      return article.name
  }
}

const Row = ({ edition, article, onMore, onFewer }: { readonly article: Article } & Omit<ShopTableProps, 'shop'>) => (
  <li className={article.had > 0 || article.not === '' ? 'ware' : 'ware closed'}>
    <span className="ware-name">
      <Name edition={edition} article={article} />
      {article.not !== '' && <small className="ware-not">{article.not}</small>}
    </span>
    <span className="ware-price">{gold(article.cost)}</span>
    <Stepper
      name={article.name}
      count={article.had}
      limit={`of ${article.most}`}
      notMore={article.not}
      notFewer={article.had === 0 ? `none was taken` : ''}
      onMore={() => onMore(article)}
      onFewer={() => onFewer(article)}
    />
  </li>
)

const Rows = ({ articles, ...props }: { readonly articles: readonly Article[] } & Omit<ShopTableProps, 'shop'>) => (
  <ul className="wares">
    {articles.map((article) => (
      <Row key={article.what} article={article} {...props} />
    ))}
  </ul>
)

export const ShopTable = ({ shop, mercenaries = MERCENARIES, ...props }: ShopTableProps): ReactNode => {
  // Sorted by the full budget, so that no row moves while the coach is buying.
  const all = moneyLeft(shop) + shop.account.spent
  return shelves.map(({ name: usual, kinds }) => {
    const name = usual === MERCENARIES ? mercenaries : usual
    const articles = shop.articles.filter(({ kind }) => kinds.includes(kind))
    const payable = articles.filter(({ cost }) => cost <= all)
    const dearer = articles.filter(({ cost }) => cost > all)
    if (articles.length === 0) return null
    return (
      <section key={name} className="shelf" aria-label={name}>
        <h3>{name}</h3>
        <Rows articles={payable} {...props} />
        {dearer.length > 0 && (
          <details>
            <summary>
              {payable.length === 0 ? 'All' : `${dearer.length} more`} dearer than {gold(all)}
              <span className="unseen">: {name}</span>
            </summary>
            <Rows articles={dearer} {...props} />
          </details>
        )}
      </section>
    )
  })
}
