import type { Page } from '../kernel/page.ts'

/**
 * The origins of a page with the channel's player: the stream, and the `blob:` address that the player gives to what Media Source
 * Extensions assemble. Captions begin with an empty track (`data:,WEBVTT`).
 */
export const allowStream: NonNullable<Page['allow']> = ({ host: { settings } }) =>
  settings.streamOrigin ? { connect: [settings.streamOrigin], media: [settings.streamOrigin, 'blob:', 'data:'] } : {}
