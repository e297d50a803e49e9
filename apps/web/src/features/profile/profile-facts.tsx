import type { User } from '@bandeja/domain/profile/contract';
import { daysOfFlags, weekdayNames } from '@bandeja/domain/schedule/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import type { ReactNode } from 'react';
import { profileTexts as texts } from '#features/profile/texts.ts';
import { timeZoneName } from '#features/profile/time-zones.ts';
import { formatDate, formatNumber } from '#lib/format.ts';
import { weekdayChips } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

export function ProfileFacts({ user }: { user: User }) {
  const { you, body, level, week, goals, kit, injuries } = texts;
  const { dominantHand, sessionDuration, equipment, places } = user;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
      <Group title={you.legend}>
        <Fact name={you.name}>{user.name}</Fact>
        <Fact name={you.email}>{user.email}</Fact>
        <Fact name={you.timeZone}>{timeZoneName(user.timeZone)}</Fact>
      </Group>
      <Group title={body.legend}>
        <Fact name={body.facts.height}>{user.height === null ? null : `${user.height} cm`}</Fact>
        <Fact name={body.facts.weight}>{user.weight === null ? null : `${formatNumber(user.weight)} kg`}</Fact>
        <Fact name={body.age}>{user.age === null ? null : body.facts.years(String(user.age))}</Fact>
        <Fact name={body.hand}>{dominantHand === null ? null : body.hands[dominantHand]}</Fact>
      </Group>
      <Group title={week.legend} over={<Days user={user} />}>
        <Fact name={week.trainingDays}>{user.trainingDays === null ? null : String(user.trainingDays)}</Fact>
        <Fact name={week.matchDays}>{named((user.matchDays ?? []).map((day) => weekdayNames[day])) || null}</Fact>
        <Fact name={week.duration}>
          {sessionDuration === null ? null : week.range(sessionDuration.min, sessionDuration.max)}
        </Fact>
      </Group>
      <Group title={level.legend}>
        <Fact name={level.level}>{user.fitnessLevel}</Fact>
        <Fact name={level.experience}>{user.experience}</Fact>
        <Fact name={goals.legend}>{goalList(user.goals)}</Fact>
        <Fact name={goals.tournamentFact}>{user.tournament === null ? null : formatDate(user.tournament)}</Fact>
      </Group>
      <Group title={kit.legend}>
        <Fact name={kit.facts.equipment}>{equipment === null ? null : named(equipment) || kit.facts.none}</Fact>
        <Fact name={kit.facts.places}>
          {places === null ? null : named(places.map((place) => kit.placeNames[place])) || null}
        </Fact>
      </Group>
      <div>
        <h3 className="border-b pb-2">{injuries.legend}</h3>
        <p className="py-2.5 whitespace-pre-line wrap-anywhere">{user.injuries || injuries.none}</p>
      </div>
    </div>
  );
}

function Days({ user }: { user: User }) {
  return (
    <ChipGroup
      mode="multi"
      row
      disabled
      className="pt-2.5"
      label={texts.week.days}
      options={weekdayChips}
      value={daysOfFlags(user.availableDays)}
      onChange={() => {}}
    />
  );
}

function Group({ title, over, children }: { title: string; over?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className="border-b pb-2">{title}</h3>
      {over}
      <dl className="text-ui">{children}</dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b py-2.5 last:border-b-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className={children === null ? 'text-ink-3' : 'min-w-0 font-strong wrap-anywhere'}>
        {children ?? texts.unsaid}
      </dd>
    </div>
  );
}

function goalList(goals: User['goals']): ReactNode {
  if (goals.length < 2) return goals[0] ?? null;
  return (
    <ol>
      {goals.map((goal, index) => (
        <li key={goal}>{`${index + 1}. ${goal}`}</li>
      ))}
    </ol>
  );
}

const named = (items: readonly string[]) => items.map(capitalise).join(', ');
