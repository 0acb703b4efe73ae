// A name of the rules on a team's page, linked to its entry in the companion. Neighbour: companion/RuleName.tsx.
import type { ReactNode } from 'react'
import { RuleName } from '../companion/RuleName.tsx'
import type { RuleKind } from '../companion/ruleKinds.ts'
import { engineNamed } from '../match/engines.ts'

interface RuleLinkProps {
  readonly edition: string
  readonly kind: RuleKind
  readonly id: string
  /** The text shown; by default the name of the rule. */
  readonly children?: ReactNode
}

export const RuleLink = ({ edition, kind, id, children }: RuleLinkProps): ReactNode => {
  const engine = engineNamed(edition)
  if (!engine) return children ?? id
  return (
    <RuleName engine={engine} id={id} kind={kind}>
      {children}
    </RuleName>
  )
}

export const SkillList = ({
  edition,
  skills,
  gained = [],
}: {
  readonly edition: string
  readonly skills: readonly string[]
  /** The skills beyond those of his position. */
  readonly gained?: readonly string[]
}): ReactNode => (
  <ul className="skill-list">
    {skills.map((id) => (
      <li key={id}>
        <RuleLink edition={edition} kind="skill" id={id} />
      </li>
    ))}
    {gained.map((id) => (
      <li key={id} className="gained">
        <RuleLink edition={edition} kind="skill" id={id} />
      </li>
    ))}
  </ul>
)
