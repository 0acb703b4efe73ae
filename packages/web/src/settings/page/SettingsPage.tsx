// The settings page; every change takes effect at once. Neighbours: ../settings.ts, ../store.ts.
import { capital } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { Page } from '../../frame/Page.tsx'
import { BrokenRows } from '../../rescue/BrokenRows.tsx'
import { keptAnswerWords, keptQuestionWords } from '../../words/keptAnswers.ts'
import { hintNames, lights, type RiskLimit, riskLimits, type Settings, speeds, turnLimits } from '../settings.ts'
import { changeSettings, settingsRescued, useDamagedSettings, useSettings } from '../store.ts'
import { SoundSetting } from './SoundSetting.tsx'

const switches: readonly (readonly [
  keyof Settings &
    ('confirmEndTurn' | 'askSuccesses' | 'coordinates' | 'tackleZones' | 'commentators' | 'turnSummaries'),
  string,
])[] = [
  ['confirmEndTurn', 'Ask before ending a turn while players could still act'],
  ['askSuccesses', 'Ask whether to re-roll what has succeeded'],
  ['coordinates', 'Letters and numbers at the edge of the pitch'],
  ['tackleZones', 'Corner marks where a player would have to dodge away'],
  ['turnSummaries', 'Sum up each turn in the log'],
  ['commentators', 'Two commentators, who have a word on rare events'],
]

const clockWords = (minutes: number): string => (minutes === 0 ? 'No clock' : `${minutes} minutes`)

const riskWords: { readonly [L in RiskLimit]: string } = {
  always: 'Always ask',
  any: 'Any risk',
  tenth: 'More than 10 %',
  quarter: 'More than 25 %',
  never: 'Never ask',
}

const Choice = <T extends string>(props: {
  readonly name: string
  readonly list: readonly T[]
  readonly value: T
  /** A line about the chosen value. */
  readonly about?: string
  onChange(value: T): void
}): ReactNode => (
  <fieldset className="opponents">
    <legend>{props.name}</legend>
    {props.about !== undefined && <p className="quiet">{props.about}</p>}
    {props.list.map((one) => (
      <label key={one}>
        <input
          type="radio"
          name={props.name}
          value={one}
          checked={props.value === one}
          onChange={() => props.onChange(one)}
        />
        <span>{capital(one)}</span>
      </label>
    ))}
  </fieldset>
)

export const SettingsPage = (): ReactNode => {
  const settings = useSettings()
  const spoilt = useDamagedSettings()
  const kept = Object.entries(settings.autoAnswers)
  return (
    <Page title="Settings">
      <BrokenRows
        broken={spoilt}
        onChange={() => {
          settingsRescued().catch(() => undefined)
        }}
      />
      <Choice name="Light" list={lights} value={settings.light} onChange={(light) => changeSettings({ light })} />
      <Choice name="Speed" list={speeds} value={settings.speed} onChange={(speed) => changeSettings({ speed })} />
      <Choice
        name="Turn clock"
        list={turnLimits.map(clockWords)}
        value={clockWords(settings.turnMinutes)}
        onChange={(words) =>
          changeSettings({ turnMinutes: turnLimits.find((limit) => clockWords(limit) === words) ?? 0 })
        }
      />
      <Choice
        name="Ask before a turnover"
        about="What may lose the turn is shown first and done by a second click; everything below this chance goes at once."
        list={riskLimits.map((limit) => riskWords[limit])}
        value={riskWords[settings.askRisk]}
        onChange={(words) =>
          changeSettings({ askRisk: riskLimits.find((limit) => riskWords[limit] === words) ?? settings.askRisk })
        }
      />
      <fieldset className="switches">
        <legend>In a match</legend>
        {switches.map(([name, text]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={settings[name]}
              onChange={(event) => changeSettings({ [name]: event.target.checked })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <SoundSetting />
      <section>
        <h2>Hints of the first match</h2>
        <button
          type="button"
          className="plain"
          onClick={() => changeSettings({ hintsLeft: hintNames, hintsWanted: true })}
        >
          Show the hints again
        </button>
        <p className="quiet" role="status">
          {settings.hintsWanted && settings.hintsLeft.length > 0 ? 'They come back with your next turn.' : ''}
        </p>
      </section>
      <section>
        <h2>Answers given once and for all</h2>
        {kept.length === 0 && <p className="quiet">None. A question in a match offers to keep its answer.</p>}
        <ul className="fixtures">
          {kept.map(([question, answer]) => (
            <li key={question}>
              <span>
                {keptQuestionWords(question)} <b>Always: {keptAnswerWords(question, answer)}</b>
              </span>
              <button
                type="button"
                className="plain"
                onClick={() =>
                  changeSettings({ autoAnswers: Object.fromEntries(kept.filter(([other]) => other !== question)) })
                }
              >
                Ask again
              </button>
            </li>
          ))}
        </ul>
        {kept.length > 1 && (
          <button type="button" className="plain" onClick={() => changeSettings({ autoAnswers: {} })}>
            Ask everything again
          </button>
        )}
      </section>
    </Page>
  )
}
