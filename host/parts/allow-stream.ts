import type { Page } from '../kernel/page.ts'

/**
 * What a page with the channel's player needs: its stream, and the address that the player gives to what Media Source
 * Extensions assemble. Its captions begin with an empty track (`data:,WEBVTT`).
 */
export const allowStream: NonNullable<Page['allow']> = ({ host: { settings } }) =>
  settings.streamOrigin ? { connect: [settings.streamOrigin], media: [settings.streamOrigin, 'blob:', 'data:'] } : {}
