// How a match is played: money, kind of match, options and agreed handicaps, folded into one line. Neighbours: Prepare.tsx keeps what
// is chosen, Choices.tsx, OptionCards.tsx and AgreedHandicaps.tsx offer it.
import type { Agreement, BySide } from '@double-skulls/engine'
import { hasHandicaps, type MatchPreset, type Team, type Terms } from '@double-skulls/league'
import type { ReactNode } from 'react'
import { AgreementFields } from '../home/AgreementFields.tsx'
import type { FixtureSide } from '../home/fixture.ts'
import { agreementInShort } from '../words/agreementWords.ts'
import { optionsInShort } from '../words/rulesName.ts'
import { type Agreed, AgreedHandicaps } from './AgreedHandicaps.tsx'
import { Choices } from './Choices.tsx'
import { OptionCards } from './OptionCards.tsx'

interface MatchTermsProps {
  readonly edition: string
  readonly teams: BySide<Team>
  /** Empty when a saved team decides them. */
  readonly terms: readonly Terms[]
  readonly chosenTerms: Terms | undefined
  readonly presets: readonly MatchPreset[]
  readonly preset: MatchPreset
  readonly agreed: Agreed
  readonly agreement: Agreement
  /** The two sides as fields name them. */
  readonly fixture: BySide<FixtureSide>
  onTerms(terms: Terms): void
  onPreset(preset: MatchPreset): void
  onEdition(edition: string): void
  onAgreed(agreed: Agreed): void
  onAgreement(agreement: Agreement): void
}

export const MatchTerms = (props: MatchTermsProps): ReactNode => {
  const { edition, terms, chosenTerms, presets, preset, agreement, fixture } = props
  const summary = [
    ...(chosenTerms ? [chosenTerms.name] : []),
    preset.name,
    ...optionsInShort(edition),
    ...agreementInShort(agreement),
  ]
  return (
    <details className="match-terms" open={terms.length === 0}>
      <summary>
        {summary.join(' · ')}
        <small>how it is played</small>
      </summary>
      <div className="match-terms-lists">
        {terms.length > 0 && chosenTerms && (
          <Choices
            legend="Money"
            name="terms"
            choices={terms}
            chosen={chosenTerms.id}
            onChoose={(id) => props.onTerms(terms.find((one) => one.id === id) ?? chosenTerms)}
          />
        )}
        <Choices
          legend="Played as"
          name="preset"
          choices={presets}
          chosen={preset.id}
          onChoose={(id) => props.onPreset(presets.find((one) => one.id === id) ?? preset)}
        />
        <AgreementFields edition={edition} teams={fixture} agreement={agreement} onChange={props.onAgreement} />
        <OptionCards edition={edition} onChange={props.onEdition} />
        {hasHandicaps(edition) && (
          <AgreedHandicaps teams={props.teams} agreed={props.agreed} onChange={props.onAgreed} />
        )}
      </div>
    </details>
  )
}
