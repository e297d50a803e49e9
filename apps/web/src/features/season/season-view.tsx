import { daysBetween } from '@bandeja/domain/calendar/dates';
import type { Season } from '@bandeja/domain/season/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toldQuery } from '#features/season/api.ts';
import { BlockMenu, CurrentActions } from '#features/season/block-actions.tsx';
import { CurrentBlock, OtherBlocks } from '#features/season/blocks.tsx';
import { type BlockEdit, EditWindow } from '#features/season/edit-window.tsx';
import { GoalSheet } from '#features/season/goal-sheet.tsx';
import { GoalsList } from '#features/season/goals-list.tsx';
import { currentBlock, currentGoal, toldGoal, weekOf } from '#features/season/model.ts';
import { SeasonLine } from '#features/season/season-line.tsx';
import { Templates } from '#features/season/templates.tsx';
import { nameOfGoal, seasonTexts as texts } from '#features/season/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';

/** The whole of a season, and its windows. */
export function SeasonView({ season }: { season: Season }) {
  const [isChoosing, setChoosing] = useState(false);
  const [edit, setEdit] = useState<BlockEdit | null>(null);
  const block = currentBlock(season);
  const goal = currentGoal(season);
  const choose = () => setChoosing(true);
  const { data: known } = useQuery(toldQuery);
  const told = toldGoal(season, known?.facts ?? []);
  const windows = (
    <>
      {isChoosing && <GoalSheet season={season} told={told} onClose={() => setChoosing(false)} />}
      {edit && <EditWindow season={season} edit={edit} onClose={() => setEdit(null)} />}
    </>
  );
  if (!block || !goal) {
    return (
      <>
        <PageTitle title={texts.title} />
        <EmptyState
          className="card"
          level={2}
          title={texts.empty.title}
          action={
            <Button variant="saque" onClick={choose}>
              {texts.empty.action}
            </Button>
          }
        >
          {season.goals.length > 0 ? texts.over : texts.empty.text} {told && texts.goal.told(told.words)}
        </EmptyState>
        {season.isOwn && season.templates.length > 0 && <Templates season={season} />}
        {windows}
      </>
    );
  }
  const actions = (
    <>
      <Button variant="line" className="max-md:w-full" onClick={choose}>
        {season.isOwn ? texts.addGoal : texts.changeGoal}
      </Button>
      <LinkButton variant="saque" className="max-md:w-full" to={paths.dashboard}>
        {texts.week}
      </LinkButton>
    </>
  );
  return (
    <>
      <PageTitle
        title={nameOfGoal(goal)}
        windowTitle={texts.title}
        sentence={leadOf(season)}
        action={<div className="flex gap-3 max-md:hidden">{actions}</div>}
      />
      <div className="card p-4 xl:px-6 xl:py-5">
        <SeasonLine season={season} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[5fr_7fr] xl:grid-rows-[auto_1fr]">
        <CurrentBlock
          block={block}
          today={season.today}
          actions={season.isOwn ? <CurrentActions onEdit={(kind) => setEdit({ block, kind })} /> : <OwnNote />}
        />
        {season.isOwn && (
          <OtherBlocks
            season={season}
            menuOf={(other) => <BlockMenu block={other} onEdit={(kind) => setEdit({ block: other, kind })} />}
          />
        )}
        <div className="grid gap-2.5 md:hidden">
          <LinkButton variant="saque" size="lg" full to={paths.dashboard}>
            {texts.week}
          </LinkButton>
          <Button variant="line" size="lg" full onClick={choose}>
            {season.isOwn ? texts.addGoal : texts.changeGoal}
          </Button>
        </div>
        <div className={classNames('grid gap-6', season.isOwn && 'xl:col-start-1')}>
          <GoalsList goals={season.goals} />
          {season.isOwn && <Templates season={season} />}
        </div>
      </div>
      {windows}
    </>
  );
}

function OwnNote() {
  return (
    <p className="text-ui text-ink-2">
      {texts.own.text} <Link to={paths.plans}>{texts.own.way}</Link>
    </p>
  );
}

function leadOf(season: Season): string {
  const block = currentBlock(season);
  const goal = currentGoal(season);
  if (!block || !goal) return '';
  const week = weekOf(block, season.today);
  const running = week === block.weeks ? texts.closing(block.name) : texts.running(block.name, week, block.weeks);
  const days = goal.date === null ? -1 : daysBetween(season.today, goal.date);
  if (goal.date === null) return `${texts.noDate} ${running}`;
  return days < 0 ? running : `${texts.lead(formatShortDate(goal.date), days)} ${running}`;
}
