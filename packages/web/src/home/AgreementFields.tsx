// What two coaches agree on before a match, as short lists. Neighbours: OptionChoice.tsx has them in its menu, before/MatchTerms.tsx
// on the page before a match; match/agreement.ts has the offers, words/agreementWords.ts the names.
import { type Agreement, type BySide, type Side, sides, weaponIds } from '@double-skulls/engine'
import { weaponNames } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { type AgreementOffer, agreementOffers } from '../match/agreement.ts'
import { termNames } from '../words/agreementWords.ts'
import type { FixtureSide } from './fixture.ts'

interface AgreementFieldsProps {
  readonly edition: string
  readonly teams: BySide<FixtureSide>
  readonly agreement: Agreement
  onChange(agreement: Agreement): void
}

interface FieldProps {
  readonly name: string
  readonly value: string
  /** Values and their words. */
  readonly choices: readonly (readonly [value: string, words: string])[]
  onChoose(value: string): void
}

const Field = ({ name, value, choices, onChoose }: FieldProps): ReactNode => (
  <label>
    <span>{name}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {choices.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

const NOBODY = ''

/** The sides of a value, as the value of a list. */
const listed = (named: readonly Side[] = []): string => sides.filter((side) => named.includes(side)).join(' ')

interface OfferProps extends Omit<AgreementFieldsProps, 'edition'> {
  readonly offer: AgreementOffer
}

const Offer = ({ offer, teams, agreement, onChange }: OfferProps): ReactNode => {
  const name = termNames[offer.term]
  const change = (to: Agreement): void => onChange({ ...agreement, ...to })
  const names = sides.map((side) => [side, teams[side].name] as const)
  switch (offer.kind) {
    case 'number':
      return (
        <Field
          name={name}
          value={String(agreement[offer.term] ?? offer.usual)}
          choices={offer.from.map((one) => [String(one), String(one)])}
          onChoose={(value) => change({ [offer.term]: Number(value) })}
        />
      )
    case 'side':
      return (
        <Field
          name={name}
          value={agreement.hosts ?? NOBODY}
          choices={[[NOBODY, 'the dice say'], ...names]}
          onChoose={(value) => {
            const { hosts: _before, ...rest } = agreement
            const hosts = sides.find((side) => side === value)
            onChange(hosts ? { ...rest, hosts } : rest)
          }}
        />
      )
    case 'sides':
      return (
        <Field
          name={name}
          value={listed(agreement[offer.term])}
          choices={[[NOBODY, 'neither'], ...names, [listed(sides), 'both']]}
          onChoose={(value) => change({ [offer.term]: sides.filter((side) => value.split(' ').includes(side)) })}
        />
      )
    case 'counts':
      return sides.map((side) => (
        <Field
          key={side}
          name={`${name}, ${teams[side].name}`}
          value={String(agreement[offer.term]?.[side] ?? '')}
          choices={[['', 'as in the team'], ...offer.from.map((one) => [String(one), String(one)] as const)]}
          onChoose={(value) => {
            const { [side]: _before, ...rest } = agreement[offer.term] ?? {}
            change({ [offer.term]: value === '' ? rest : { ...rest, [side]: Number(value) } })
          }}
        />
      ))
    case 'weapons':
      return sides.map((side) => (
        <Field
          key={side}
          name={`${name}, ${teams[side].name}`}
          value={agreement.weapons?.[side]?.id ?? NOBODY}
          choices={[[NOBODY, 'none'], ...offer.from[side].map((id) => [id, weaponNames[id]] as const)]}
          onChoose={(value) => {
            const { [side]: _before, ...rest } = agreement.weapons ?? {}
            const id = weaponIds.find((one) => one === value)
            change({ weapons: id ? { ...rest, [side]: { id } } : rest })
          }}
        />
      ))
    case 'switch':
      return (
        <Field
          name={name}
          value={agreement[offer.term] ? 'coin' : NOBODY}
          choices={[
            [NOBODY, 'they do'],
            ['coin', 'disputed: a coin'],
          ]}
          onChoose={(value) => change({ [offer.term]: value === 'coin' })}
        />
      )
  }
}

export const AgreementFields = ({ edition, teams, agreement, onChange }: AgreementFieldsProps): ReactNode => {
  const offers = agreementOffers(
    edition,
    sides.flatMap((side) => teams[side].roster ?? []),
  )
  if (offers.length === 0) return null
  return (
    <fieldset className="agreement">
      <legend>Agreed for this match</legend>
      {offers.map((offer) => (
        <Offer key={offer.term} {...{ offer, teams, agreement, onChange }} />
      ))}
    </fieldset>
  )
}
