import { rivalNames, sideNames, surfaceNames } from '@bandeja/domain/matches/messages';
import { winnerOf } from '@bandeja/domain/matches/rules';
import type { GoldenPoints, SetGames } from '@bandeja/domain/matches/schemas';
import {
  courtSides,
  matchTags,
  mostGoldenPoints,
  mostMatchSets,
  mostMatchTags,
  rivalLevels,
  surfaces,
  type Team,
  teams,
} from '@bandeja/domain/matches/vocabulary';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { type MatchDraft, todayIs, withGames, yesterdayIs } from '#features/matches/model.ts';
import { matchTexts as texts } from '#features/matches/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { effortText } from '#lib/effort.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { classNames } from '#ui/class-names.ts';
import { DayField } from '#ui/day-field.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { Scale } from '#ui/scale.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/text-field.tsx';

type FieldsProps = {
  draft: MatchDraft;
  onChange: (draft: MatchDraft) => void;
  partners: readonly string[];
  anyDay: boolean;
};

const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-3 gap-y-4';
const bordered = 'border border-line-strong bg-surface';

export function MatchFields({ draft, onChange, partners, anyDay }: FieldsProps) {
  const change = (part: Partial<MatchDraft>) => onChange({ ...draft, ...part });
  return (
    <>
      {/* three days to choose from need the whole line */}
      <div className={anyDay ? 'grid gap-y-4' : `${pair} items-end`}>
        <When date={draft.date} anyDay={anyDay} onChange={(date) => change({ date })} />
        <NumberStepper
          label={texts.minutes}
          unit={texts.minutesUnit}
          value={draft.minutes}
          min={5}
          max={360}
          step={5}
          className={bordered}
          onChange={(minutes) => change({ minutes })}
        />
      </div>
      <Sets sets={draft.sets} onChange={(sets) => change({ sets })} />
      <Scale
        label={texts.effort.label}
        value={draft.rpe}
        onChange={(rpe) => change({ rpe })}
        words={texts.effort.ends}
        answer={draft.rpe === null ? texts.effort.unanswered : effortText(draft.rpe)}
        clear={{ text: texts.effort.clear, label: texts.effort.clearOf }}
      />
      {/* the two sides stay on one line: their column is wider */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-x-3 gap-y-4">
        <ChipGroup
          mode="single"
          plain
          label={texts.side}
          options={courtSides.map((value) => ({ value, label: sideNames[value] }))}
          value={draft.side ?? undefined}
          onChange={(side) => change({ side: side === draft.side ? null : side })}
        />
        <Partner partner={draft.partner} partners={partners} onChange={(partner) => change({ partner })} />
      </div>
      <Tags tags={draft.tags} onChange={(tags) => change({ tags })} />
      <Fold title={texts.against} startsOpen={Boolean(draft.rivals ?? draft.surface ?? draft.golden)}>
        <ChipGroup
          mode="single"
          plain
          label={texts.rivals}
          options={rivalLevels.map((value) => ({ value, label: rivalNames[value] }))}
          value={draft.rivals ?? undefined}
          onChange={(rivals) => change({ rivals: rivals === draft.rivals ? null : rivals })}
        />
        <ChipGroup
          mode="single"
          plain
          label={texts.surface}
          options={surfaces.map((value) => ({ value, label: surfaceNames[value] }))}
          value={draft.surface ?? undefined}
          onChange={(surface) => change({ surface: surface === draft.surface ? null : surface })}
        />
        <Golden golden={draft.golden} onChange={(golden) => change({ golden })} />
      </Fold>
    </>
  );
}

function When({ date, anyDay, onChange }: { date: string; anyDay: boolean; onChange: (date: string) => void }) {
  const now = new Date();
  const today = todayIs(now);
  const yesterday = yesterdayIs(now);
  const isOther = date !== today && date !== yesterday;
  const [picksDay, setPicksDay] = useState(anyDay && isOther);
  const options = [
    { value: today, label: texts.today },
    { value: yesterday, label: texts.yesterday },
    ...(isOther && !anyDay ? [{ value: date, label: formatWeekdayDate(date) }] : []),
    ...(anyDay ? [{ value: 'other', label: texts.anotherDay }] : []),
  ];

  function choose(value: string) {
    setPicksDay(value === 'other');
    if (value !== 'other') onChange(value);
  }

  return (
    <div className="grid min-w-0 gap-2">
      <Segmented label={texts.when} options={options} value={picksDay ? 'other' : date} onChange={choose} />
      {picksDay && (
        <DayField
          label={texts.day}
          {...dayRange('done')}
          required
          value={date}
          onChange={(event) => event.target.value !== '' && onChange(event.target.value)}
        />
      )}
    </div>
  );
}

function Sets({ sets, onChange }: { sets: readonly SetGames[]; onChange: (sets: SetGames[]) => void }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="field-label">{texts.sets}</legend>
      <ol className="grid gap-2">
        {sets.map((set, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a set is its place in the match
          <li key={index} className="@container flex min-w-0 items-end gap-2">
            <span className="num w-5 flex-none pb-4 font-strong @max-[14.75rem]:self-start">{index + 1}</span>
            <div className="grid min-w-0 grow grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-2">
              {teams.map((team) => (
                <Games
                  key={team}
                  team={team}
                  set={index}
                  games={set}
                  onChange={(games) => onChange(withGames(sets, index, team, games))}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {sets.length < mostMatchSets && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon as={PlusIcon} />}
            onClick={() => onChange([...sets, { us: 0, them: 0 }])}
          >
            {texts.addSet}
          </Button>
        )}
        {sets.length > 1 && (
          <Button variant="ghost" size="sm" icon={<Icon as={MinusIcon} />} onClick={() => onChange(sets.slice(0, -1))}>
            {texts.removeSet}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

type GamesProps = { team: Team; set: number; games: SetGames; onChange: (games: number) => void };

function Games({ team, set, games, onChange }: GamesProps) {
  const isWon = winnerOf({ sets: [games] }) === team;
  return (
    <div className="grid min-w-0 content-end">
      {/* above the first set, or above each where there is only one column */}
      <span className={classNames('mb-1 text-center text-sm text-ink-2', set > 0 && '@[14.75rem]:hidden')}>
        {texts[team]}
      </span>
      <NumberStepper
        label={texts.gamesOf[team](set + 1)}
        hideLabel
        value={games[team]}
        max={30}
        className={isWon ? 'border border-ink bg-surface inset-ring inset-ring-ink' : bordered}
        onChange={onChange}
      />
    </div>
  );
}

type GoldenProps = { golden: GoldenPoints | undefined; onChange: (golden: GoldenPoints) => void };

function Golden({ golden = { won: 0, lost: 0 }, onChange }: GoldenProps) {
  const { label, hint, ...names } = texts.golden;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="field-label">{label}</legend>
      <div className={pair}>
        {(['won', 'lost'] as const).map((outcome) => (
          <NumberStepper
            key={outcome}
            label={names[outcome]}
            value={golden[outcome]}
            max={mostGoldenPoints}
            className={bordered}
            onChange={(points) => onChange({ ...golden, [outcome]: points })}
          />
        ))}
      </div>
      <p className="text-sm text-ink-2">{hint}</p>
    </fieldset>
  );
}

type PartnerProps = { partner: string; partners: readonly string[]; onChange: (partner: string) => void };

function Partner({ partner, partners, onChange }: PartnerProps) {
  const shown = partners.slice(0, 3);
  const [isTyped, setTyped] = useState(shown.length === 0 || (partner !== '' && !shown.includes(partner)));
  const other = '';

  function choose(name: string) {
    setTyped(name === other && !isTyped);
    onChange(name === partner ? other : name);
  }

  return (
    <div className="grid min-w-0 content-start gap-2">
      {shown.length > 0 && (
        <ChipGroup
          mode="single"
          plain
          label={texts.partner}
          options={[
            ...shown.map((name) => ({ value: name, label: name })),
            { value: other, label: texts.otherPartner },
          ]}
          value={isTyped ? other : partner || undefined}
          onChange={choose}
        />
      )}
      {isTyped && (
        <TextField
          label={shown.length > 0 ? texts.partnerName : texts.partner}
          hint={texts.partnerHint}
          maxLength={40}
          autoComplete="off"
          value={partner}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

type Tag = (typeof matchTags)[number];

function Tags({ tags, onChange }: { tags: readonly Tag[]; onChange: (tags: Tag[]) => void }) {
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? matchTags : matchTags.filter((tag, index) => index < 3 || tags.includes(tag));
  return (
    <div className="grid justify-items-start gap-2">
      <ChipGroup
        mode="multi"
        plain
        label={texts.tags}
        options={shown.map((tag) => ({ value: tag, label: tag }))}
        value={tags}
        onChange={(chosen) => chosen.length <= mostMatchTags && onChange(chosen)}
      />
      {!isExpanded && (
        <Button variant="line" size="sm" onClick={() => setExpanded(true)}>
          {texts.moreTags}
        </Button>
      )}
    </div>
  );
}
