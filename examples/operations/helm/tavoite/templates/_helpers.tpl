{{- define "tavoite.selector" -}}
app.kubernetes.io/name: tavoite
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "tavoite.labels" -}}
{{ include "tavoite.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "tavoite.image" -}}
"{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
{{- end }}

{{- define "tavoite.settings" -}}
- name: TAVOITE_URL
  value: {{ .Values.url | quote }}
  {{- range $name, $value := .Values.settings }}
- name: {{ $name }}
  value: {{ $value | quote }}
  {{- end }}
{{- end }}

{{- define "tavoite.user" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "tavoite.confined" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
