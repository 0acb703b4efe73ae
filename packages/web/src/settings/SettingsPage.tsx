// The settings as a page; everything takes effect at once. Neighbours: settings.ts, store.ts.
import { capital } from '@double-skulls/words'
import type { ReactNode } from 'react'
import { Page } from '../app/Page.tsx'
import { hintNames } from '../hints/hints.ts'
import { BrokenRows } from '../rescue/BrokenRows.tsx'
import { playSound } from '../sound/sound.ts'
import { keptAnswerWords, keptQuestionWords } from '../words/keptAnswers.ts'
import { type Settings, speeds, themes, turnLimits } from './settings.ts'
import { changeSettings, settingsRescued, useSettings, useSpoiltSettings } from './store.ts'

const switches: readonly (readonly [
  keyof Settings &
    (
      | 'confirmEndTurn'
      | 'confirmRisk'
      | 'askSuccesses'
      | 'coordinates'
      | 'tackleZones'
      | 'commentators'
      | 'turnSummaries'
    ),
  string,
])[] = [
  ['confirmEndTurn', 'Ask before ending a turn while players could still act'],
  ['confirmRisk', 'Ask before a step that could lose the ball'],
  ['askSuccesses', 'Ask whether to re-roll what has succeeded'],
  ['coordinates', 'Letters and numbers at the edge of the pitch'],
  ['tackleZones', 'Corner marks where a player would have to dodge away'],
  ['turnSummaries', 'Sum up each turn in the log'],
  ['commentators', 'Two commentators, who have a word on rare events'],
]

const clockWords = (minutes: number): string => (minutes === 0 ? 'No clock' : `${minutes} minutes`)

const Choice = <T extends string>(props: {
  readonly name: string
  readonly list: readonly T[]
  readonly value: T
  onChange(value: T): void
}): ReactNode => (
  <fieldset className="opponents">
    <legend>{props.name}</legend>
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

/** Off until asked for; what it will be like is heard with every change. */
const Sound = (): ReactNode => {
  const { sound, volume } = useSettings()
  return (
    <fieldset className="switches">
      <legend>Sound</legend>
      <label>
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target: { checked } }) => {
            changeSettings({ sound: checked })
            if (checked) playSound('whistle', volume)
          }}
        />
        Whistle, hits, dice, kicks and the crowd
      </label>
      <label className="volume">
        Volume
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          disabled={!sound}
          onChange={({ target: { value } }) => changeSettings({ volume: Number(value) })}
          onPointerUp={() => playSound('hit', volume)}
          onKeyUp={() => playSound('hit', volume)}
        />
        <output>{volume} %</output>
      </label>
    </fieldset>
  )
}

export const SettingsPage = (): ReactNode => {
  const settings = useSettings()
  const spoilt = useSpoiltSettings()
  const kept = Object.entries(settings.autoAnswers)
  return (
    <Page title="Settings">
      <BrokenRows
        broken={spoilt}
        onChange={() => {
          settingsRescued().catch(() => undefined)
        }}
      />
      <Choice name="Theme" list={themes} value={settings.theme} onChange={(theme) => changeSettings({ theme })} />
      <Choice name="Speed" list={speeds} value={settings.speed} onChange={(speed) => changeSettings({ speed })} />
      <Choice
        name="Turn clock"
        list={turnLimits.map(clockWords)}
        value={clockWords(settings.turnMinutes)}
        onChange={(words) =>
          changeSettings({ turnMinutes: turnLimits.find((limit) => clockWords(limit) === words) ?? 0 })
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
      <Sound />
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
                {keptQuestionWords(question)} <b>Always: {keptAnswerWords(answer)}</b>
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
