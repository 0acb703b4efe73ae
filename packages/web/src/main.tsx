// The entry point of the client: loads settings and fonts before the first frame, then starts the app.
import '@fontsource-variable/sofia-sans-condensed/wght.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './styles/theme.css'
import './styles/page.css'
import './styles/programme.css'
import './styles/programmeSmall.css'
import './styles/programmeInside.css'
import './styles/crest.css'
import './styles/broken.css'
import './styles/teams.css'
import './styles/builder.css'
import './styles/roster.css'
import './styles/rosterSmall.css'
import './styles/campaign.css'
import './styles/leagueQuestions.css'
import './styles/games.css'
import './styles/table.css'
import './styles/optionMenu.css'
import './styles/strip.css'
import './styles/longMatch.css'
import './styles/dugout.css'
import './styles/pitch.css'
import './styles/token.css'
import './styles/things.css'
import './styles/flares.css'
import './styles/downs.css'
import './styles/signs.css'
import './styles/moments.css'
import './styles/scenes.css'
import './styles/turnoverScene.css'
import './styles/scenesUpright.css'
import './styles/confetti.css'
import './styles/cards.css'
import './styles/crowdScenes.css'
import './styles/tricks.css'
import './styles/tray.css'
import './styles/otherTab.css'
import './styles/curtain.css'
import './styles/dice.css'
import './styles/bigDice.css'
import './styles/preview.css'
import './styles/prompt.css'
import './styles/resultTables.css'
import './styles/log.css'
import './styles/replay.css'
import './styles/replays.css'
import './styles/timeline.css'
import './styles/ruleName.css'
import './styles/companion.css'
import './styles/ruleEntry.css'
import './styles/companionSmall.css'
import './styles/odds.css'
import './styles/plots.css'
import './styles/statistics.css'
import './styles/before.css'
import './styles/matchTerms.css'
import './styles/looking.css'
import './styles/formations.css'
import './styles/small.css'
import './styles/traySmall.css'
import './styles/across.css'
import './styles/resultCard.css'
import './styles/hints.css'
import './styles/practice.css'
import './styles/positionEditor.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { playOffline } from './app/offline.ts'
import { watchPointing } from './frame/pointing.ts'
import { rememberedEdition } from './home/remembered.ts'
import { loadEdition } from './match/editions.ts'
import { loadSettings, settings } from './settings/store.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no element "root"')

/** Fonts that arrive after the first frame would move the layout: they are awaited, but not for long. */
const late = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const fonts = Promise.race([
  Promise.all(
    ['700 1rem "Sofia Sans Condensed Variable"', '1rem "Source Sans 3 Variable"'].map((font) =>
      document.fonts.load(font),
    ),
  ),
  late(800),
])

/** A store that does not answer must not leave the page blank; the settings are then applied when they arrive. */
const settled = Promise.race([loadSettings(), late(2000)])

/** The home page shows the teams of this edition in its first frame; if they cannot be fetched, it says so itself. */
const rules = settled.then(() => loadEdition(rememberedEdition(settings().lastPairing))).catch(() => undefined)

Promise.all([settled, fonts.catch(() => undefined), Promise.race([rules, late(2000)])]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
playOffline()
watchPointing()
