// Made by upstream/generate.cs from the assemblies of Mono: do not edit. See ../upstream/readme.md.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.IO;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text;
using System.Xml;
public class BooleanSwitch : Switch {
  public bool Enabled { get; }
}
public sealed class ConditionalAttribute : Attribute {
  public string ConditionString { get; }
}
public class ConsoleTraceListener : TextWriterTraceListener {
}
public class CorrelationManager {
  public Guid ActivityId { get; }
  public Stack LogicalOperationStack { get; }
  public void StartLogicalOperation(object a);
  public void StartLogicalOperation();
  public void StopLogicalOperation();
}
public class CounterCreationData {
  public string CounterHelp { get; }
  public string CounterName { get; }
  public PerformanceCounterType CounterType { get; }
}
public class CounterCreationDataCollection : CollectionBase {
  public CounterCreationData this[int a] { get; }
  public int Add(CounterCreationData a);
  public void AddRange(CounterCreationData[] a);
  public void AddRange(CounterCreationDataCollection a);
  public bool Contains(CounterCreationData a);
  public void CopyTo(CounterCreationData[] a, int b);
  public int IndexOf(CounterCreationData a);
  public void Insert(int a, CounterCreationData b);
  public void Remove(CounterCreationData a);
}
public struct CounterSample {
  public static CounterSample Empty;
  public long BaseValue { get; }
  public long CounterFrequency { get; }
  public long CounterTimeStamp { get; }
  public PerformanceCounterType CounterType { get; }
  public long RawValue { get; }
  public long SystemFrequency { get; }
  public long TimeStamp { get; }
  public long TimeStamp100nSec { get; }
  public static float Calculate(CounterSample a);
  public static float Calculate(CounterSample a, CounterSample b);
  public bool Equals(CounterSample a);
}
public static class CounterSampleCalculator {
  public static float ComputeCounterValue(CounterSample a);
  public static float ComputeCounterValue(CounterSample a, CounterSample b);
}
public class DataReceivedEventArgs : EventArgs {
  public string Data { get; }
}
public delegate void DataReceivedEventHandler(object a, DataReceivedEventArgs b);
public static class Debug {
  public static TraceListenerCollection Listeners { get; }
  public static bool AutoFlush { get; }
  public static int IndentLevel { get; }
  public static int IndentSize { get; }
  public static void Flush();
  public static void Close();
  public static void Assert(bool a);
  public static void Assert(bool a, string b);
  public static void Assert(bool a, string b, string c);
  public static void Assert(bool a, string b, string c, params object[] d);
  public static void Fail(string a);
  public static void Fail(string a, string b);
  public static void Print(string a);
  public static void Print(string a, params object[] b);
  public static void Write(string a);
  public static void Write(object a);
  public static void Write(string a, string b);
  public static void Write(object a, string b);
  public static void WriteLine(string a);
  public static void WriteLine(object a);
  public static void WriteLine(string a, string b);
  public static void WriteLine(object a, string b);
  public static void WriteLine(string a, params object[] b);
  public static void WriteIf(bool a, string b);
  public static void WriteIf(bool a, object b);
  public static void WriteIf(bool a, string b, string c);
  public static void WriteIf(bool a, object b, string c);
  public static void WriteLineIf(bool a, string b);
  public static void WriteLineIf(bool a, object b);
  public static void WriteLineIf(bool a, string b, string c);
  public static void WriteLineIf(bool a, object b, string c);
  public static void Indent();
  public static void Unindent();
}
public sealed class DebuggableAttribute : Attribute {
  public bool IsJITTrackingEnabled { get; }
  public bool IsJITOptimizerDisabled { get; }
  public DebuggableAttribute.DebuggingModes DebuggingFlags { get; }
  public enum DebuggingModes { None, Default, DisableOptimizations, IgnoreSymbolStoreSequencePoints, EnableEditAndContinue }
}
public sealed class Debugger {
  public static string DefaultCategory;
  public static bool IsAttached { get; }
  public static void Break();
  public static bool IsLogging();
  public static bool Launch();
  public static void Log(int a, string b, string c);
  public static void NotifyOfCrossThreadDependency();
}
public sealed class DebuggerBrowsableAttribute : Attribute {
  public DebuggerBrowsableState State { get; }
}
public enum DebuggerBrowsableState { Never, Collapsed, RootHidden }
public sealed class DebuggerDisplayAttribute : Attribute {
  public string Value { get; }
  public string Name { get; }
  public string Type { get; }
  public Type Target { get; }
  public string TargetTypeName { get; }
}
public sealed class DebuggerHiddenAttribute : Attribute {
}
public sealed class DebuggerNonUserCodeAttribute : Attribute {
}
public sealed class DebuggerStepThroughAttribute : Attribute {
}
public sealed class DebuggerStepperBoundaryAttribute : Attribute {
}
public sealed class DebuggerTypeProxyAttribute : Attribute {
  public string ProxyTypeName { get; }
  public Type Target { get; }
  public string TargetTypeName { get; }
}
public sealed class DebuggerVisualizerAttribute : Attribute {
  public string VisualizerObjectSourceTypeName { get; }
  public string VisualizerTypeName { get; }
  public string Description { get; }
  public Type Target { get; }
  public string TargetTypeName { get; }
}
public class DefaultTraceListener : TraceListener {
  public bool AssertUiEnabled { get; }
  public string LogFileName { get; }
}
public class DelimitedListTraceListener : TextWriterTraceListener {
  public string Delimiter { get; }
}
public class DiagnosticsConfigurationHandler : IConfigurationSectionHandler {
  public object Create(object a, object b, XmlNode c);
}
public class EntryWrittenEventArgs : EventArgs {
  public EventLogEntry Entry { get; }
}
public delegate void EntryWrittenEventHandler(object a, EntryWrittenEventArgs b);
public class EventInstance {
  public int CategoryId { get; }
  public EventLogEntryType EntryType { get; }
  public long InstanceId { get; }
}
public class EventLog : Component, ISupportInitialize {
  public bool EnableRaisingEvents { get; }
  public EventLogEntryCollection Entries { get; }
  public string Log { get; }
  public string LogDisplayName { get; }
  public string MachineName { get; }
  public string Source { get; }
  public ISynchronizeInvoke SynchronizingObject { get; }
  public OverflowAction OverflowAction { get; }
  public int MinimumRetentionDays { get; }
  public long MaximumKilobytes { get; }
  public event EntryWrittenEventHandler EntryWritten;
  public void ModifyOverflowPolicy(OverflowAction a, int b);
  public void RegisterDisplayName(string a, long b);
  public void BeginInit();
  public void Clear();
  public void Close();
  public static void CreateEventSource(string a, string b);
  public static void CreateEventSource(string a, string b, string c);
  public static void CreateEventSource(EventSourceCreationData a);
  public static void Delete(string a);
  public static void Delete(string a, string b);
  public static void DeleteEventSource(string a);
  public static void DeleteEventSource(string a, string b);
  public void EndInit();
  public static bool Exists(string a);
  public static bool Exists(string a, string b);
  public static EventLog[] GetEventLogs();
  public static EventLog[] GetEventLogs(string a);
  public static string LogNameFromSourceName(string a, string b);
  public static bool SourceExists(string a);
  public static bool SourceExists(string a, string b);
  public void WriteEntry(string a);
  public void WriteEntry(string a, EventLogEntryType b);
  public void WriteEntry(string a, EventLogEntryType b, int c);
  public void WriteEntry(string a, EventLogEntryType b, int c, short d);
  public void WriteEntry(string a, EventLogEntryType b, int c, short d, byte[] e);
  public static void WriteEntry(string a, string b);
  public static void WriteEntry(string a, string b, EventLogEntryType c);
  public static void WriteEntry(string a, string b, EventLogEntryType c, int d);
  public static void WriteEntry(string a, string b, EventLogEntryType c, int d, short e);
  public static void WriteEntry(string a, string b, EventLogEntryType c, int d, short e, byte[] f);
  public void WriteEvent(EventInstance a, params object[] b);
  public void WriteEvent(EventInstance a, byte[] b, params object[] c);
  public static void WriteEvent(string a, EventInstance b, params object[] c);
  public static void WriteEvent(string a, EventInstance b, byte[] c, params object[] d);
}
public sealed class EventLogEntry : Component, ISerializable {
  public string Category { get; }
  public short CategoryNumber { get; }
  public byte[] Data { get; }
  public EventLogEntryType EntryType { get; }
  public int EventID { get; }
  public int Index { get; }
  public long InstanceId { get; }
  public string MachineName { get; }
  public string Message { get; }
  public string[] ReplacementStrings { get; }
  public string Source { get; }
  public DateTime TimeGenerated { get; }
  public DateTime TimeWritten { get; }
  public string UserName { get; }
  public bool Equals(EventLogEntry a);
}
public class EventLogEntryCollection : ICollection {
  public int Count { get; }
  public EventLogEntry this[int a] { get; }
  public void CopyTo(EventLogEntry[] a, int b);
  public IEnumerator GetEnumerator();
}
public enum EventLogEntryType { Error, Warning, Information, SuccessAudit, FailureAudit }
public sealed class EventLogPermission : ResourcePermissionBase {
  public EventLogPermissionEntryCollection PermissionEntries { get; }
}
public enum EventLogPermissionAccess { None, Browse, Instrument, Audit, Write, Administer }
public class EventLogPermissionAttribute : CodeAccessSecurityAttribute {
  public string MachineName { get; }
  public EventLogPermissionAccess PermissionAccess { get; }
}
public class EventLogPermissionEntry {
  public string MachineName { get; }
  public EventLogPermissionAccess PermissionAccess { get; }
}
public class EventLogPermissionEntryCollection : CollectionBase {
  public EventLogPermissionEntry this[int a] { get; }
  public int Add(EventLogPermissionEntry a);
  public void AddRange(EventLogPermissionEntry[] a);
  public void AddRange(EventLogPermissionEntryCollection a);
  public bool Contains(EventLogPermissionEntry a);
  public void CopyTo(EventLogPermissionEntry[] a, int b);
  public int IndexOf(EventLogPermissionEntry a);
  public void Insert(int a, EventLogPermissionEntry b);
  public void Remove(EventLogPermissionEntry a);
}
public sealed class EventLogTraceListener : TraceListener {
  public EventLog EventLog { get; }
  public string Name { get; }
}
public class EventSourceCreationData {
  public int CategoryCount { get; }
  public string CategoryResourceFile { get; }
  public string LogName { get; }
  public string MachineName { get; }
  public string MessageResourceFile { get; }
  public string ParameterResourceFile { get; }
  public string Source { get; }
}
public class EventTypeFilter : TraceFilter {
  public SourceLevels EventType { get; }
}
public sealed class FileVersionInfo {
  public string Comments { get; }
  public string CompanyName { get; }
  public int FileBuildPart { get; }
  public string FileDescription { get; }
  public int FileMajorPart { get; }
  public int FileMinorPart { get; }
  public string FileName { get; }
  public int FilePrivatePart { get; }
  public string FileVersion { get; }
  public string InternalName { get; }
  public bool IsDebug { get; }
  public bool IsPatched { get; }
  public bool IsPreRelease { get; }
  public bool IsPrivateBuild { get; }
  public bool IsSpecialBuild { get; }
  public string Language { get; }
  public string LegalCopyright { get; }
  public string LegalTrademarks { get; }
  public string OriginalFilename { get; }
  public string PrivateBuild { get; }
  public int ProductBuildPart { get; }
  public int ProductMajorPart { get; }
  public int ProductMinorPart { get; }
  public string ProductName { get; }
  public int ProductPrivatePart { get; }
  public string ProductVersion { get; }
  public string SpecialBuild { get; }
  public static FileVersionInfo GetVersionInfo(string a);
}
public interface ICollectData {
  public void CloseData();
  public void CollectData(int a, IntPtr b, IntPtr c, int d, out IntPtr e);
}
public class InstanceData {
  public string InstanceName { get; }
  public long RawValue { get; }
  public CounterSample Sample { get; }
}
public class InstanceDataCollection : DictionaryBase {
  public string CounterName { get; }
  public InstanceData this[string a] { get; }
  public ICollection Keys { get; }
  public ICollection Values { get; }
  public bool Contains(string a);
  public void CopyTo(InstanceData[] a, int b);
}
public class InstanceDataCollectionCollection : DictionaryBase {
  public InstanceDataCollection this[string a] { get; }
  public ICollection Keys { get; }
  public ICollection Values { get; }
  public bool Contains(string a);
  public void CopyTo(InstanceDataCollection[] a, int b);
}
public class MonitoringDescriptionAttribute : DescriptionAttribute {
  public string Description { get; }
}
public enum OverflowAction { DoNotOverwrite, OverwriteAsNeeded, OverwriteOlder }
public sealed class PerformanceCounter : Component, ISupportInitialize {
  public static int DefaultFileMappingSize;
  public string CategoryName { get; }
  public string CounterHelp { get; }
  public string CounterName { get; }
  public PerformanceCounterType CounterType { get; }
  public PerformanceCounterInstanceLifetime InstanceLifetime { get; }
  public string InstanceName { get; }
  public string MachineName { get; }
  public long RawValue { get; }
  public bool ReadOnly { get; }
  public void BeginInit();
  public void EndInit();
  public void Close();
  public static void CloseSharedResources();
  public long Decrement();
  public long Increment();
  public long IncrementBy(long a);
  public CounterSample NextSample();
  public float NextValue();
  public void RemoveInstance();
}
public sealed class PerformanceCounterCategory {
  public string CategoryHelp { get; }
  public string CategoryName { get; }
  public string MachineName { get; }
  public PerformanceCounterCategoryType CategoryType { get; }
  public bool CounterExists(string a);
  public static bool CounterExists(string a, string b);
  public static bool CounterExists(string a, string b, string c);
  public static PerformanceCounterCategory Create(string a, string b, CounterCreationDataCollection c);
  public static PerformanceCounterCategory Create(string a, string b, string c, string d);
  public static PerformanceCounterCategory Create(string a, string b, PerformanceCounterCategoryType c, CounterCreationDataCollection d);
  public static PerformanceCounterCategory Create(string a, string b, PerformanceCounterCategoryType c, string d, string e);
  public static void Delete(string a);
  public static bool Exists(string a);
  public static bool Exists(string a, string b);
  public static PerformanceCounterCategory[] GetCategories();
  public static PerformanceCounterCategory[] GetCategories(string a);
  public PerformanceCounter[] GetCounters();
  public PerformanceCounter[] GetCounters(string a);
  public string[] GetInstanceNames();
  public bool InstanceExists(string a);
  public static bool InstanceExists(string a, string b);
  public static bool InstanceExists(string a, string b, string c);
  public InstanceDataCollectionCollection ReadCategory();
}
public enum PerformanceCounterCategoryType { SingleInstance, MultiInstance, Unknown }
public enum PerformanceCounterInstanceLifetime { Global, Process }
public sealed class PerformanceCounterManager : ICollectData {
}
public sealed class PerformanceCounterPermission : ResourcePermissionBase {
  public PerformanceCounterPermissionEntryCollection PermissionEntries { get; }
}
public enum PerformanceCounterPermissionAccess { None, Browse, Read, Write, Instrument, Administer }
public class PerformanceCounterPermissionAttribute : CodeAccessSecurityAttribute {
  public string CategoryName { get; }
  public string MachineName { get; }
  public PerformanceCounterPermissionAccess PermissionAccess { get; }
}
public class PerformanceCounterPermissionEntry {
  public string CategoryName { get; }
  public string MachineName { get; }
  public PerformanceCounterPermissionAccess PermissionAccess { get; }
}
public class PerformanceCounterPermissionEntryCollection : CollectionBase {
  public PerformanceCounterPermissionEntry this[int a] { get; }
  public int Add(PerformanceCounterPermissionEntry a);
  public void AddRange(PerformanceCounterPermissionEntry[] a);
  public void AddRange(PerformanceCounterPermissionEntryCollection a);
  public bool Contains(PerformanceCounterPermissionEntry a);
  public void CopyTo(PerformanceCounterPermissionEntry[] a, int b);
  public int IndexOf(PerformanceCounterPermissionEntry a);
  public void Insert(int a, PerformanceCounterPermissionEntry b);
  public void Remove(PerformanceCounterPermissionEntry a);
}
public enum PerformanceCounterType { NumberOfItemsHEX32, NumberOfItemsHEX64, NumberOfItems32, NumberOfItems64, CounterDelta32, CounterDelta64, SampleCounter, CountPerTimeInterval32, CountPerTimeInterval64, RateOfCountsPerSecond32, RateOfCountsPerSecond64, RawFraction, CounterTimer, Timer100Ns, SampleFraction, CounterTimerInverse, Timer100NsInverse, CounterMultiTimer, CounterMultiTimer100Ns, CounterMultiTimerInverse, CounterMultiTimer100NsInverse, AverageTimer32, ElapsedTime, AverageCount64, SampleBase, AverageBase, RawBase, CounterMultiBase }
public class Process : Component {
  public int ExitCode { get; }
  public bool HasExited { get; }
  public DateTime ExitTime { get; }
  public IntPtr Handle { get; }
  public SafeProcessHandle SafeHandle { get; }
  public int Id { get; }
  public string MachineName { get; }
  public IntPtr MaxWorkingSet { get; }
  public IntPtr MinWorkingSet { get; }
  public ProcessPriorityClass PriorityClass { get; }
  public TimeSpan PrivilegedProcessorTime { get; }
  public ProcessStartInfo StartInfo { get; }
  public DateTime StartTime { get; }
  public ISynchronizeInvoke SynchronizingObject { get; }
  public TimeSpan TotalProcessorTime { get; }
  public TimeSpan UserProcessorTime { get; }
  public bool EnableRaisingEvents { get; }
  public StreamWriter StandardInput { get; }
  public StreamReader StandardOutput { get; }
  public StreamReader StandardError { get; }
  public int BasePriority { get; }
  public int HandleCount { get; }
  public ProcessModule MainModule { get; }
  public IntPtr MainWindowHandle { get; }
  public string MainWindowTitle { get; }
  public ProcessModuleCollection Modules { get; }
  public int NonpagedSystemMemorySize { get; }
  public int PagedMemorySize { get; }
  public int PagedSystemMemorySize { get; }
  public int PeakPagedMemorySize { get; }
  public int PeakVirtualMemorySize { get; }
  public int PeakWorkingSet { get; }
  public long NonpagedSystemMemorySize64 { get; }
  public long PagedMemorySize64 { get; }
  public long PagedSystemMemorySize64 { get; }
  public long PeakPagedMemorySize64 { get; }
  public long PeakVirtualMemorySize64 { get; }
  public long PeakWorkingSet64 { get; }
  public bool PriorityBoostEnabled { get; }
  public int PrivateMemorySize { get; }
  public int SessionId { get; }
  public string ProcessName { get; }
  public IntPtr ProcessorAffinity { get; }
  public bool Responding { get; }
  public ProcessThreadCollection Threads { get; }
  public int VirtualMemorySize { get; }
  public int WorkingSet { get; }
  public long PrivateMemorySize64 { get; }
  public long VirtualMemorySize64 { get; }
  public long WorkingSet64 { get; }
  public event DataReceivedEventHandler OutputDataReceived;
  public event DataReceivedEventHandler ErrorDataReceived;
  public event EventHandler Exited;
  public void Close();
  public static void EnterDebugMode();
  public static void LeaveDebugMode();
  public static Process GetProcessById(int a);
  public static Process[] GetProcessesByName(string a);
  public static Process[] GetProcesses();
  public static Process GetCurrentProcess();
  public void OnExited();
  public void Refresh();
  public bool Start();
  public static Process Start(string a, string b, SecureString c, string d);
  public static Process Start(string a, string b, string c, SecureString d, string e);
  public static Process Start(string a);
  public static Process Start(string a, string b);
  public static Process Start(ProcessStartInfo a);
  public void Kill();
  public bool WaitForExit(int a);
  public void WaitForExit();
  public bool WaitForInputIdle(int a);
  public bool WaitForInputIdle();
  public void BeginOutputReadLine();
  public void BeginErrorReadLine();
  public void CancelOutputRead();
  public void CancelErrorRead();
  public bool CloseMainWindow();
  public static Process GetProcessById(int a, string b);
  public static Process[] GetProcessesByName(string a, string b);
  public static Process[] GetProcesses(string a);
}
public class ProcessModule : Component {
  public IntPtr BaseAddress { get; }
  public IntPtr EntryPointAddress { get; }
  public string FileName { get; }
  public FileVersionInfo FileVersionInfo { get; }
  public int ModuleMemorySize { get; }
  public string ModuleName { get; }
}
public class ProcessModuleCollection : ReadOnlyCollectionBase {
  public ProcessModule this[int a] { get; }
  public int IndexOf(ProcessModule a);
  public bool Contains(ProcessModule a);
  public void CopyTo(ProcessModule[] a, int b);
}
public enum ProcessPriorityClass { AboveNormal, BelowNormal, High, Idle, Normal, RealTime }
public sealed class ProcessStartInfo {
  public Collection<string> ArgumentList { get; }
  public string Verb { get; }
  public string Arguments { get; }
  public bool CreateNoWindow { get; }
  public StringDictionary EnvironmentVariables { get; }
  public IDictionary<string, string> Environment { get; }
  public bool RedirectStandardInput { get; }
  public bool RedirectStandardOutput { get; }
  public bool RedirectStandardError { get; }
  public Encoding StandardErrorEncoding { get; }
  public Encoding StandardOutputEncoding { get; }
  public bool UseShellExecute { get; }
  public string UserName { get; }
  public SecureString Password { get; }
  public string PasswordInClearText { get; }
  public string Domain { get; }
  public bool LoadUserProfile { get; }
  public string FileName { get; }
  public string WorkingDirectory { get; }
  public bool ErrorDialog { get; }
  public IntPtr ErrorDialogParentHandle { get; }
  public ProcessWindowStyle WindowStyle { get; }
  public Encoding StandardInputEncoding { get; }
  public string[] Verbs { get; }
}
public class ProcessThread : Component {
  public int BasePriority { get; }
  public int CurrentPriority { get; }
  public int Id { get; }
  public int IdealProcessor { get; }
  public bool PriorityBoostEnabled { get; }
  public ThreadPriorityLevel PriorityLevel { get; }
  public TimeSpan PrivilegedProcessorTime { get; }
  public IntPtr ProcessorAffinity { get; }
  public IntPtr StartAddress { get; }
  public DateTime StartTime { get; }
  public ThreadState ThreadState { get; }
  public TimeSpan TotalProcessorTime { get; }
  public TimeSpan UserProcessorTime { get; }
  public ThreadWaitReason WaitReason { get; }
  public void ResetIdealProcessor();
}
public class ProcessThreadCollection : ReadOnlyCollectionBase {
  public ProcessThread this[int a] { get; }
  public int Add(ProcessThread a);
  public void Insert(int a, ProcessThread b);
  public int IndexOf(ProcessThread a);
  public bool Contains(ProcessThread a);
  public void Remove(ProcessThread a);
  public void CopyTo(ProcessThread[] a, int b);
}
public enum ProcessWindowStyle { Hidden, Maximized, Minimized, Normal }
public class SourceFilter : TraceFilter {
  public string Source { get; }
}
public enum SourceLevels { Off, Critical, Error, Warning, Information, Verbose, ActivityTracing, All }
public class SourceSwitch : Switch {
  public SourceLevels Level { get; }
  public bool ShouldTrace(TraceEventType a);
}
public class StackFrame {
  public static int OFFSET_UNKNOWN;
  public int GetFileLineNumber();
  public int GetFileColumnNumber();
  public string GetFileName();
  public int GetILOffset();
  public MethodBase GetMethod();
  public int GetNativeOffset();
}
public static class StackFrameExtensions {
  public static bool HasNativeImage(this StackFrame a);
  public static bool HasMethod(this StackFrame a);
  public static bool HasILOffset(this StackFrame a);
  public static bool HasSource(this StackFrame a);
  public static IntPtr GetNativeIP(this StackFrame a);
  public static IntPtr GetNativeImageBase(this StackFrame a);
}
public class StackTrace {
  public static int METHODS_TO_SKIP;
  public int FrameCount { get; }
  public StackFrame GetFrame(int a);
  public StackFrame[] GetFrames();
}
public class Stopwatch {
  public static long Frequency;
  public static bool IsHighResolution;
  public TimeSpan Elapsed { get; }
  public long ElapsedMilliseconds { get; }
  public long ElapsedTicks { get; }
  public bool IsRunning { get; }
  public static long GetTimestamp();
  public static Stopwatch StartNew();
  public void Reset();
  public void Start();
  public void Stop();
  public void Restart();
}
public abstract class Switch {
  public StringDictionary Attributes { get; }
  public string DisplayName { get; }
  public string Description { get; }
  public int SwitchSetting { get; }
  public string Value { get; }
  public string[] GetSupportedAttributes();
  public void OnSwitchSettingChanged();
  public void OnValueChanged();
}
public sealed class SwitchAttribute : Attribute {
  public string SwitchName { get; }
  public Type SwitchType { get; }
  public string SwitchDescription { get; }
  public static SwitchAttribute[] GetAll(Assembly a);
}
public sealed class SwitchLevelAttribute : Attribute {
  public Type SwitchLevelType { get; }
}
public class TextWriterTraceListener : TraceListener {
  public TextWriter Writer { get; }
}
public enum ThreadPriorityLevel { AboveNormal, BelowNormal, Highest, Idle, Lowest, Normal, TimeCritical }
public enum ThreadState { Initialized, Ready, Running, Standby, Terminated, Transition, Unknown, Wait }
public enum ThreadWaitReason { EventPairHigh, EventPairLow, ExecutionDelay, Executive, FreePage, LpcReceive, LpcReply, PageIn, PageOut, Suspended, SystemAllocation, Unknown, UserRequest, VirtualMemory }
public sealed class Trace {
  public static TraceListenerCollection Listeners { get; }
  public static bool AutoFlush { get; }
  public static bool UseGlobalLock { get; }
  public static CorrelationManager CorrelationManager { get; }
  public static int IndentLevel { get; }
  public static int IndentSize { get; }
  public static void Flush();
  public static void Close();
  public static void Assert(bool a);
  public static void Assert(bool a, string b);
  public static void Assert(bool a, string b, string c);
  public static void Fail(string a);
  public static void Fail(string a, string b);
  public static void Refresh();
  public static void TraceInformation(string a);
  public static void TraceInformation(string a, params object[] b);
  public static void TraceWarning(string a);
  public static void TraceWarning(string a, params object[] b);
  public static void TraceError(string a);
  public static void TraceError(string a, params object[] b);
  public static void Write(string a);
  public static void Write(object a);
  public static void Write(string a, string b);
  public static void Write(object a, string b);
  public static void WriteLine(string a);
  public static void WriteLine(object a);
  public static void WriteLine(string a, string b);
  public static void WriteLine(object a, string b);
  public static void WriteIf(bool a, string b);
  public static void WriteIf(bool a, object b);
  public static void WriteIf(bool a, string b, string c);
  public static void WriteIf(bool a, object b, string c);
  public static void WriteLineIf(bool a, string b);
  public static void WriteLineIf(bool a, object b);
  public static void WriteLineIf(bool a, string b, string c);
  public static void WriteLineIf(bool a, object b, string c);
  public static void Indent();
  public static void Unindent();
}
public class TraceEventCache {
  public string Callstack { get; }
  public Stack LogicalOperationStack { get; }
  public DateTime DateTime { get; }
  public int ProcessId { get; }
  public string ThreadId { get; }
  public long Timestamp { get; }
}
public enum TraceEventType { Critical, Error, Warning, Information, Verbose, Start, Stop, Suspend, Resume, Transfer }
public abstract class TraceFilter {
  public abstract bool ShouldTrace(TraceEventCache a, string b, TraceEventType c, int d, string e, object[] f, object g, object[] h);
}
public enum TraceLevel { Off, Error, Warning, Info, Verbose }
public abstract class TraceListener : MarshalByRefObject, IDisposable {
  public StringDictionary Attributes { get; }
  public string Name { get; }
  public bool IsThreadSafe { get; }
  public int IndentLevel { get; }
  public int IndentSize { get; }
  public TraceFilter Filter { get; }
  public bool NeedIndent { get; }
  public TraceOptions TraceOutputOptions { get; }
  public void Dispose();
  public void Dispose(bool a);
  public void Close();
  public void Flush();
  public void Fail(string a);
  public void Fail(string a, string b);
  public string[] GetSupportedAttributes();
  public abstract void Write(string a);
  public void Write(object a);
  public void Write(string a, string b);
  public void Write(object a, string b);
  public void WriteIndent();
  public abstract void WriteLine(string a);
  public void WriteLine(object a);
  public void WriteLine(string a, string b);
  public void WriteLine(object a, string b);
  public void TraceData(TraceEventCache a, string b, TraceEventType c, int d, object e);
  public void TraceData(TraceEventCache a, string b, TraceEventType c, int d, params object[] e);
  public void TraceEvent(TraceEventCache a, string b, TraceEventType c, int d);
  public void TraceEvent(TraceEventCache a, string b, TraceEventType c, int d, string e);
  public void TraceEvent(TraceEventCache a, string b, TraceEventType c, int d, string e, params object[] f);
  public void TraceTransfer(TraceEventCache a, string b, int c, string d, Guid e);
}
public class TraceListenerCollection : IList {
  public TraceListener this[int a] { get; }
  public TraceListener this[string a] { get; }
  public int Count { get; }
  public int Add(TraceListener a);
  public void AddRange(TraceListener[] a);
  public void AddRange(TraceListenerCollection a);
  public void Clear();
  public bool Contains(TraceListener a);
  public void CopyTo(TraceListener[] a, int b);
  public IEnumerator GetEnumerator();
  public int IndexOf(TraceListener a);
  public void Insert(int a, TraceListener b);
  public void Remove(TraceListener a);
  public void Remove(string a);
  public void RemoveAt(int a);
}
public enum TraceOptions { None, LogicalOperationStack, DateTime, Timestamp, ProcessId, ThreadId, Callstack }
public class TraceSource {
  public StringDictionary Attributes { get; }
  public string Name { get; }
  public TraceListenerCollection Listeners { get; }
  public SourceSwitch Switch { get; }
  public void Close();
  public void Flush();
  public string[] GetSupportedAttributes();
  public void TraceEvent(TraceEventType a, int b);
  public void TraceEvent(TraceEventType a, int b, string c);
  public void TraceEvent(TraceEventType a, int b, string c, params object[] d);
  public void TraceData(TraceEventType a, int b, object c);
  public void TraceData(TraceEventType a, int b, params object[] c);
  public void TraceInformation(string a);
  public void TraceInformation(string a, params object[] b);
  public void TraceTransfer(int a, string b, Guid c);
}
public class TraceSwitch : Switch {
  public TraceLevel Level { get; }
  public bool TraceError { get; }
  public bool TraceWarning { get; }
  public bool TraceInfo { get; }
  public bool TraceVerbose { get; }
}
public class XmlWriterTraceListener : TextWriterTraceListener {
}
