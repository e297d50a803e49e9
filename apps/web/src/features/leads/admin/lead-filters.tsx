import { type Campaign, campaigns, type MarketingState, marketingStates } from '@bandeja/domain/leads/vocabulary';
import type { ReactNode } from 'react';
import type { LeadFilter } from '#features/leads/admin/api.ts';
import { campaignNames, marketingNames, leadAdminTexts as texts } from '#features/leads/admin/texts.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';

type LeadFiltersProps = { filter: LeadFilter; onChange: (filter: LeadFilter) => void; action: ReactNode };

/** Search and two choices in one line; what is typed narrows the list without a button. */
export function LeadFilters({ filter, onChange, action }: LeadFiltersProps) {
  return (
    <div className="grid items-end gap-3 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={filter.search}
        maxLength={100}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={texts.campaign}
        hideLabel
        bare
        value={filter.campaign}
        options={[
          { value: '', label: texts.allCampaigns },
          ...campaigns.map((value) => ({ value, label: campaignNames[value] })),
        ]}
        // the options are the vocabulary
        onChange={(event) => onChange({ ...filter, campaign: event.target.value as Campaign | '' })}
      />
      <Select
        label={texts.marketing}
        hideLabel
        bare
        value={filter.marketing}
        options={[
          { value: '', label: texts.allMarketing },
          ...marketingStates.map((value) => ({ value, label: marketingNames[value] })),
        ]}
        onChange={(event) => onChange({ ...filter, marketing: event.target.value as MarketingState | '' })}
      />
      {action}
    </div>
  );
}
