// The rules of this match at the top of its menu: the edition, and the options that are on. Neighbours: Stadium.tsx places it,
// words/rulesName.ts names them.
import type { Engine } from '@double-skulls/engine'
import type { ReactNode } from 'react'
import { optionNames } from '../words/rulesName.ts'

export const RulesPlayed = ({ engine }: { readonly engine: Engine }): ReactNode => (
  <p className="nav-rules">
    {engine.rules.name}
    {optionNames(engine.edition).map((name) => (
      <small key={name}>{name}</small>
    ))}
  </p>
)
