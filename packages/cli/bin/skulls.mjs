#!/usr/bin/env node
import { startBuilt } from './build.mjs'

await startBuilt('main')
