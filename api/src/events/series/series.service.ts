import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/database.js';
import type { Scope } from '../event-editing/event-editor.dto.js';
import type { HostedEvent } from '../event-editing/event-editor.queries.js';
import { EventSeries } from './event-series.entity.js';
import { daysBetween, movedRule, type Recurrence } from './recurrence.js';
import {
  datesToChange,
  datesToSeries,
  positionsAside,
  positionsRenewed,
  seriesRule,
} from './series.queries.js';

/** Which dates of a series a change is about, and what the series says of itself. */
@Injectable()
export class SeriesService {
  async create({ rule, label }: Recurrence, { manager }: Transaction): Promise<string> {
    return (await manager.save(EventSeries, { rule, label })).id;
  }

  /** The dates a change of one of them is about, in their order; an event by itself is about itself. */
  async datesOf(chosen: HostedEvent, scope: Scope, transaction: Transaction): Promise<HostedEvent[]> {
    const { seriesId, seriesPosition } = chosen;
    if (scope === 'one' || seriesId === null) return chosen.isCanceled ? [] : [chosen];
    return transaction.query<HostedEvent>(
      datesToChange(seriesId, scope === 'following' ? seriesPosition! : 1),
    );
  }

  /**
   * After dates have moved together: they keep to another rule from now on. Those that do not are a series without them.
   * @throws FieldError of `startsAt` where the rule does not move along
   */
  async moved(
    chosen: HostedEvent,
    to: string,
    dates: HostedEvent[],
    transaction: Transaction,
  ): Promise<void> {
    const [first] = dates;
    if (!chosen.seriesId || !first) return;
    const [series] = await transaction.query<{ rule: string; dates: number }>(seriesRule(chosen.seriesId));
    const rule = movedRule(series!.rule, daysBetween(chosen.localStart, to), to, dates.length);
    if (series!.dates === dates.length) {
      await transaction.manager.update(EventSeries, { id: chosen.seriesId }, rule);
      return;
    }
    const { id } = await transaction.manager.save(EventSeries, rule);
    await transaction.query(
      datesToSeries(
        id,
        dates.map((date) => date.id),
      ),
    );
    await transaction.query(positionsAside(chosen.seriesId));
    await transaction.query(positionsRenewed(chosen.seriesId));
  }
}
